/// How the lines of a ``Chart`` are drawn.
///
/// ```swift
/// RuleMark(y: .value("Limit", 80)).lineStyle(StrokeStyle(lineWidth: 2, dash: [6, 3]))
/// ```
public struct StrokeStyle: Equatable, Sendable {
    /// In pixels.
    public var lineWidth: Double
    /// The lengths of what is drawn and what is left out, in turn, in pixels; none is a line without gaps.
    public var dash: [Double]

    /// A width and lengths in pixels.
    public init(lineWidth: Double = 1, dash: [Double] = []) {
        self.lineWidth = lineWidth
        self.dash = dash
    }
}
