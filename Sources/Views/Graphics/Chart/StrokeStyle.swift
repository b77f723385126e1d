/// How the lines of a ``Path``, of a ``Shape`` or of a ``Chart`` are drawn.
///
/// ```swift
/// RuleMark(y: .value("Limit", 80)).lineStyle(StrokeStyle(lineWidth: 2, dash: [6, 3]))
/// ```
public struct StrokeStyle: Equatable, Sendable {
    /// In pixels.
    public var lineWidth: Double
    /// How lines end.
    public var lineCap: LineCap
    /// How lines meet.
    public var lineJoin: LineJoin
    /// How long a tip may be, in widths of the line, before it is cut off.
    public var miterLimit: Double
    /// The lengths of what is drawn and what is left out, in turn, in pixels; none is a line without gaps.
    public var dash: [Double]
    /// How far into the dashes the line begins, in pixels.
    public var dashPhase: Double

    /// A width and lengths in pixels.
    public init(
        lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: Double = 10,
        dash: [Double] = [], dashPhase: Double = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
