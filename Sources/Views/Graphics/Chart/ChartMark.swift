/// The values of a mark of a chart, whatever it looks like.
struct ChartMark: Equatable {
    enum Kind: Equatable {
        case bar, line, area, point, rule
    }

    /// A value, and what it is.
    struct Dimension: Equatable {
        let label: String
        let value: PlottedValue
    }

    let kind: Kind
    /// A ``RuleMark`` has only one of the two.
    let x: Dimension?
    let y: Dimension?
}

/// How marks look.
struct MarkStyle: Equatable {
    /// Which of several series a mark belongs to, and what they are told apart by.
    var series: ChartMark.Dimension?
    /// Which bars stand beside each other.
    var position: ChartMark.Dimension?
    var color: Color?
    var interpolation: InterpolationMethod?
    var lineWidth: Double?

    /// Takes over what is not said.
    mutating func merge(_ outer: MarkStyle) {
        series = series ?? outer.series
        position = position ?? outer.position
        color = color ?? outer.color
        interpolation = interpolation ?? outer.interpolation
        lineWidth = lineWidth ?? outer.lineWidth
    }
}
