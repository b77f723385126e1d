internal import DOM
internal import Localization

/// Shows that something is under way, or how far it has come.
///
/// ```swift
/// ProgressView()
/// ProgressView("Loading…")
/// ProgressView("Uploading", value: sent, total: size)
/// ```
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    let value: Double?
    let total: Double
    let label: Label
    let current: CurrentValueLabel
    let clock: ClockText?

    init<Value: BinaryFloatingPoint>(
        _ value: Value?, _ total: Value, _ label: Label, _ current: CurrentValueLabel,
        clock: ClockText? = nil
    ) {
        self.clock = clock
        self.value = value.map { Double($0) }
        self.total = Double(total)
        self.label = label
        self.current = current
    }

    public var body: some View {
        Styled(configuration) {
            if label.isThere || current.isThere {
                LabeledMeter(className: value == nil ? "progress busy" : "progress") {
                    Caption { label }
                    ProgressBar(value: value, total: total, name: nil, clock: clock)
                    if current.isThere { Caption(className: "current") { current } }
                }
            } else {
                ProgressBar(value: value, total: total, name: OwnWords.text("Loading…"), clock: clock)
            }
        }
    }

    private var configuration: ProgressViewStyleConfiguration {
        let fraction = value.map { total > 0 && !$0.isNaN ? min(max($0 / total, 0), 1) : 0 }
        return ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: StylePart(present: label),
            currentValueLabel: StylePart(present: current))
    }
}

extension ProgressView {
    /// How far something has come, with labels that are made of views.
    ///
    /// - Parameters:
    ///   - value: how much is done; `nil` if that is not known.
    ///   - total: how much there is to do.
    ///   - label: what is under way.
    ///   - currentValueLabel: says the value in words.
    public init<Value: BinaryFloatingPoint>(
        value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, total, label(), currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Something is under way.
    public init() where Label == EmptyView {
        self.init(Double?.none, 1, EmptyView(), EmptyView())
    }

    /// Something is under way, with a label that is made of views.
    public init(@ViewBuilder label: () -> Label) {
        self.init(Double?.none, 1, label(), EmptyView())
    }

    /// Something is under way.
    public init(_ title: LocalizedStringKey) where Label == Text {
        self.init(Double?.none, 1, Text(title), EmptyView())
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(_ title: some StringProtocol) where Label == Text {
        self.init(Double?.none, 1, Text(title), EmptyView())
    }

    /// How far something has come.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) where Label == EmptyView {
        self.init(value, total, EmptyView(), EmptyView())
    }

    /// How far something has come, with a label that is made of views.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label)
    {
        self.init(value, total, label(), EmptyView())
    }

    /// How far something has come.
    public init<Value: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: Value?, total: Value = 1)
    where Label == Text {
        self.init(value, total, Text(title), EmptyView())
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 1)
    where Label == Text {
        self.init(value, total, Text(title), EmptyView())
    }
}

extension ProgressView {
    /// How much of an interval is left, or over: the browser counts.
    package init(
        clock: ClockText, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        let now = Moment.now.secondsSince1970
        self.init(clock.fraction(at: now), 1, label(), currentValueLabel(), clock: clock)
    }
}
