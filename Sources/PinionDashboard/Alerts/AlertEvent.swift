/// An alert that has been, or still is.
public struct AlertEvent: Identifiable, Hashable, Sendable {
    /// What tells alerts apart, on every node.
    public let id: String
    /// The node on which it is.
    public let node: String
    /// The rule, as it was.
    public let rule: AlertRule
    /// The series that crossed the bound.
    public let series: Series
    /// When the figures crossed the bound.
    public let begun: Moment
    /// When it ended; nil while it goes on.
    public internal(set) var ended: Moment?
    /// The figure that was furthest out.
    public internal(set) var worst: Double
}

extension AlertEvent: CustomStringConvertible {
    /// A sentence for people: `Hot: temperature is above 80 (83.5)`.
    public var description: String {
        let verb = ended == nil ? "is" : "was"
        let bound = "\(rule.side.rawValue) \(FigureText(rule.bound))"
        return "\(rule.name): \(series) \(verb) \(bound) (\(FigureText(worst)))"
    }
}
