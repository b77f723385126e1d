package import DOM
public import Reactive

/// A number that is chosen by moving a thumb.
///
/// ```swift
/// Slider("Volume", value: $volume, in: 0...11, step: 1)
/// Slider(value: $speed, in: 0...100) {
///     Text("Speed")
/// } minimumValueLabel: {
///     Text("0")
/// } maximumValueLabel: {
///     Text("100")
/// }
/// ```
public struct Slider<Label: View, ValueLabel: View>: View {
    package let label: Label
    package let origin: BindingOrigin?
    let bounds: ClosedRange<Double>
    let step: Double?
    let read: () -> Double
    let write: (Double) -> Void
    let minimum: ValueLabel?
    let maximum: ValueLabel?
    /// Called with `true` when the person begins to move the thumb, with `false` when they have let it go or left.
    let onEditingChanged: (Bool) -> Void
    package private(set) var conflictDecision: ConflictDecision<Double>?

    init<Value: BinaryFloatingPoint>(
        _ value: Binding<Value>, _ bounds: ClosedRange<Value>, _ step: Value?, _ label: Label,
        _ minimum: ValueLabel?, _ maximum: ValueLabel?, _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.onEditingChanged = onEditingChanged
        self.label = label
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.minimum = minimum
        self.maximum = maximum
        origin = value.origin
        read = { Double(value.wrappedValue) }
        write = { value.wrappedValue = Value($0) }
    }

    /// A slider with labels at its ends.
    ///
    /// - Parameters:
    ///   - value: the number.
    ///   - bounds: the smallest and the greatest number.
    ///   - step: how far apart the numbers are that can be chosen; `nil` if between two there is always another.
    ///   - label: what the number is.
    ///   - minimumValueLabel: stands before the slider.
    ///   - maximumValueLabel: stands behind it.
    ///   - onEditingChanged: called with `true` when the person begins to move the thumb, with `false` when they have moved it.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider with a label that is made of views.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step, label(), nil, nil, onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView, Label == Text {
    /// A slider with a title.
    public init<Value: BinaryFloatingPoint>(
        _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
        step: Value? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step, Text(title), nil, nil, onEditingChanged)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init<Value: BinaryFloatingPoint>(
        _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
        step: Value? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step, Text(title), nil, nil, onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView, Label == EmptyView {
    /// A slider without a label to be seen; a screen reader calls it by the name of the property that it edits.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step, EmptyView(), nil, nil, onEditingChanged)
    }
}

extension Slider {
    /// Decides what becomes of a number that the person has chosen without having seen somebody else's: see
    /// ``TextField/onConflict(_:)``.
    public func onConflict(
        _ decide: @escaping (_ base: Double, _ mine: Double, _ theirs: Double) -> Double?
    ) -> Slider {
        var slider = self
        slider.conflictDecision = decide
        return slider
    }
}

extension Slider: FieldView {
    package func makeField(in environment: EnvironmentValues) -> Field<Double> {
        let range = RangeElement(name: "", in: bounds, step: step)
        if label is EmptyView { range["aria-label"] = origin?.name?.asWords ?? "Value" }
        return range
    }

    package func makeNode(at place: Place) -> ViewNode<Self> { SliderNode(self, at: place) }

    package func value(of field: Field<Double>) -> Double { read() }

    /// A browser tells of each place on the thumb's way while it is moved, and of the last when it is let go: so an edit is a
    /// movement of its own.
    package func take(_ value: Double, from field: Field<Double>) {
        onEditingChanged(true)
        write(value)
        onEditingChanged(false)
    }

    package func update(_ field: Field<Double>, in environment: EnvironmentValues) {
        guard let range = field as? RangeElement else { return }
        range.bounds = bounds
        range.step = step
    }
}
