/// A bound that figures should not cross for long.
///
/// ```swift
/// var rule = AlertRule("Hot", Series("temperature"), .above, 80, for: .seconds(60))
/// rule.bound = 85
/// ```
public struct AlertRule: Identifiable, Hashable, Sendable {
    /// On which side of the bound the figures are out of it.
    public enum Side: String, CaseIterable, Hashable, Sendable {
        case above, below
    }

    /// What tells rules apart, in every browser and on every node.
    public let id: String
    /// What people call it.
    public var name: String
    /// The name of the series that it is about. Each series with that name and these labels is watched by itself.
    public var series: String
    /// The labels that the series have; others do not matter.
    public var labels: [String: String]
    /// On which side of the bound the figures are out of it.
    public var side: Side
    /// The bound, in the unit of the figures.
    public var bound: Double
    /// For how long the figures have to be out of bounds.
    public var duration: Duration
    /// Whether it is watched.
    public var isEnabled = true

    /// Makes a rule about the series with the name and the labels of one.
    ///
    /// - Parameters:
    ///   - name: what people call it.
    ///   - series: the series, of whatever kind.
    ///   - side: on which side of the bound the figures are out of it.
    ///   - bound: the bound, in the unit of the figures.
    ///   - duration: for how long they have to be.
    public init(
        _ name: String, _ series: Series, _ side: Side, _ bound: Double, for duration: Duration = .zero
    ) {
        self.init(
            id: String(UInt64.random(in: 0 ... .max), radix: 36), name: name, series: series.name,
            labels: series.labels, side: side, bound: bound, duration: duration)
    }

    init(
        id: String, name: String, series: String, labels: [String: String], side: Side, bound: Double,
        duration: Duration
    ) {
        self.id = id
        self.name = name
        self.series = series
        self.labels = labels
        self.side = side
        self.bound = bound
        self.duration = duration
    }
}

extension AlertRule {
    /// Whether a figure is out of bounds.
    public func isCrossed(by value: Double) -> Bool {
        switch side {
        case .above: value > bound
        case .below: value < bound
        }
    }

    /// Which of two figures is further out.
    func worse(_ one: Double, _ other: Double) -> Double {
        switch side {
        case .above: max(one, other)
        case .below: min(one, other)
        }
    }
}
