internal import DOM
internal import Localization
public import Reactive

/// A number that is made larger and smaller with two buttons, or typed.
///
/// ```swift
/// Stepper("Guests", value: $guests, in: 1...8)
/// Stepper("Zoom", onIncrement: { zoom *= 2 }, onDecrement: { zoom /= 2 })
/// ```
///
/// The number stands in a field beside the label, so the label need not say it.
public struct Stepper<Label: View>: View {
    let label: Label
    let value: StepperValue?
    let onIncrement: (() -> Void)?
    let onDecrement: (() -> Void)?

    private init(
        _ label: Label, _ value: StepperValue?, _ onIncrement: (() -> Void)?,
        _ onDecrement: (() -> Void)?
    ) {
        self.label = label
        self.value = value
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
    }

    @Environment(\.showsStepperNumbers) private var showsNumber

    public var body: some View {
        StepperGroup(showsNumber: showsNumber) {
            if let value {
                TextField(
                    label, nil, .line(.number), value.origin, .value(read: value.text, write: value.enter))
            } else {
                Caption { label }
            }
            EnterGuard()
            StepperButton(
                className: "decrement", symbol: "−", help: OwnWords.text("Decrease"), isEnabled: canDecrement,
                action: decrement)
            StepperButton(
                className: "increment", symbol: "+", help: OwnWords.text("Increase"), isEnabled: canIncrement,
                action: increment)
        }
    }

    private var canDecrement: Bool { value?.canDecrement() ?? (onDecrement != nil) }
    private var canIncrement: Bool { value?.canIncrement() ?? (onIncrement != nil) }

    private func decrement() {
        value?.decrement()
        onDecrement?()
    }

    private func increment() {
        value?.increment()
        onIncrement?()
    }
}

extension Stepper {
    /// A stepper for a number, with a label that is made of views.
    ///
    /// - Parameters:
    ///   - value: the number.
    ///   - bounds: the smallest and the greatest number.
    ///   - step: how much is added or taken away at a time.
    ///   - label: what the number is.
    public init(
        value: Binding<Int>, in bounds: ClosedRange<Int> = .min ... .max, step: Int = 1,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), StepperValue(value, bounds, step), nil, nil)
    }

    /// A stepper for a number with a fraction, with a label that is made of views.
    public init(
        value: Binding<Double>, in bounds: ClosedRange<Double> = -.infinity ... .infinity, step: Double = 1,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), StepperValue(value, bounds, step), nil, nil)
    }

    /// A stepper that does something else, with a label that is made of views.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?
    ) {
        self.init(label(), nil, onIncrement, onDecrement)
    }
}

extension Stepper where Label == Text {
    /// A stepper for a number.
    public init(
        _ title: LocalizedStringKey, value: Binding<Int>, in bounds: ClosedRange<Int> = .min ... .max,
        step: Int = 1
    ) {
        self.init(Text(title), StepperValue(value, bounds, step), nil, nil)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, value: Binding<Int>, in bounds: ClosedRange<Int> = .min ... .max,
        step: Int = 1
    ) {
        self.init(Text(title), StepperValue(value, bounds, step), nil, nil)
    }

    /// A stepper for a number with a fraction.
    public init(
        _ title: LocalizedStringKey, value: Binding<Double>,
        in bounds: ClosedRange<Double> = -.infinity ... .infinity, step: Double = 1
    ) {
        self.init(Text(title), StepperValue(value, bounds, step), nil, nil)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, value: Binding<Double>,
        in bounds: ClosedRange<Double> = -.infinity ... .infinity, step: Double = 1
    ) {
        self.init(Text(title), StepperValue(value, bounds, step), nil, nil)
    }

    /// A stepper that does something else: a part that is `nil` cannot be pressed.
    public init(
        _ title: LocalizedStringKey, onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?
    ) {
        self.init(Text(title), nil, onIncrement, onDecrement)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?
    ) {
        self.init(Text(title), nil, onIncrement, onDecrement)
    }
}
