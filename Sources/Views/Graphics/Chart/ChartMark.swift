/// The values of a mark of a chart, whatever it looks like.
struct ChartMark: Equatable {
    enum Kind: Equatable {
        case bar, line, area, point, rule, rectangle, sector
    }

    /// A value, and what it is.
    struct Dimension: Equatable {
        let label: String
        let value: PlottedValue
    }

    /// From where to where a ``SectorMark`` goes.
    struct Radii: Equatable {
        let inner: MarkDimension
        let outer: MarkDimension
        let inset: Double
    }

    let kind: Kind
    /// A ``RuleMark`` may have only one of the two, a ``RectangleMark`` none, and a ``SectorMark`` the value as `y`.
    let x: Dimension?
    let y: Dimension?
    /// The other end of a mark that goes from one value to another.
    var xEnd: Dimension?
    var yEnd: Dimension?
    /// Which line or area it belongs to, beside others of its colour.
    var line: Dimension?
    var radii: Radii?
}

/// How marks look.
struct MarkStyle: Equatable {
    /// Which of several series a mark belongs to, and what they are told apart by.
    var series: ChartMark.Dimension?
    /// Which bars stand beside each other.
    var position: ChartMark.Dimension?
    var color: Color?
    var gradient: GradientPaint?
    /// Whether a gradient goes over the whole chart, not over the mark alone.
    var isOverPlot: Bool?
    var cornerRadius: Double?
    var interpolation: InterpolationMethod?
    var lineWidth: Double?
    /// Nil if that is left to the style sheet.
    var dash: [Double]?
    var opacity: Double?
    var symbol: ChartSymbolShape?
    /// In square pixels.
    var symbolSize: Double?
    var annotation: ChartAnnotation?

    /// Takes over what is not said.
    mutating func merge(_ outer: MarkStyle) {
        series = series ?? outer.series
        position = position ?? outer.position
        if color == nil { (color, gradient) = (outer.color, outer.gradient) }
        isOverPlot = isOverPlot ?? outer.isOverPlot
        cornerRadius = cornerRadius ?? outer.cornerRadius
        interpolation = interpolation ?? outer.interpolation
        lineWidth = lineWidth ?? outer.lineWidth
        dash = dash ?? outer.dash
        opacity = opacity ?? outer.opacity
        symbol = symbol ?? outer.symbol
        symbolSize = symbolSize ?? outer.symbolSize
        annotation = annotation ?? outer.annotation
    }
}

extension ChartMark {
    /// How far it goes along an axis from where it begins; nil where a number is missing.
    func length(isLying: Bool) -> Double? {
        let (start, end) = isLying ? (x, xEnd) : (y, yEnd)
        guard let end else { return start?.value.number }
        guard let low = start?.value.number, let high = end.value.number else { return nil }
        return high - low
    }
}
