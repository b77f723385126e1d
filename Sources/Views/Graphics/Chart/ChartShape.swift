/// Something that a chart draws. Lengths are parts of the whole, from the upper left corner.
struct ChartShape {
    /// Which shape it is, from one drawing of the chart to the next.
    struct Key: Hashable {
        enum Kind { case bar, line, area, point, rule, rectangle, sector }

        let kind: Kind
        let series: String
        let place: String
        let copy: Int
    }

    enum Geometry {
        case bar(x: Double, y: Double, width: Double, height: Double)
        /// A path in the coordinates of the chart's frame; a range of values is read with both of its ends.
        case path([ChartPath.Part], isRange: Bool, box: Box?)
        /// A symbol of this size in pixels around its middle.
        case point(x: Double, y: Double, radius: Double)
        /// From one end to the other where there is nothing.
        case rule(x: ClosedRange<Double>?, y: ClosedRange<Double>?)
        case rectangle(x: ClosedRange<Double>?, y: ClosedRange<Double>?)
        case sector(ChartSector)
    }

    /// Two corners, in the coordinates of the chart's frame: the upper left one, and the lower right one.
    struct Box {
        let start: ChartPath.Point
        let end: ChartPath.Point
    }

    /// Its colour: one of the style sheet's for series, from 1, or one that the program gives.
    enum Look: Hashable {
        case series(Int)
        case color(Color)
    }

    let key: Key
    let geometry: Geometry
    let look: Look
    let style: MarkStyle
    /// The text for a pointing device.
    let title: String
}

extension ChartShape {
    /// The room that it takes; nil for paths.
    var extent: (across: ClosedRange<Double>, down: ClosedRange<Double>)? {
        switch geometry {
        case .bar(let x, let y, let width, let height): (x...x + max(width, 0), y...y + max(height, 0))
        case .point(let x, let y, _): (x...x, y...y)
        case .rule(let x, let y), .rectangle(let x, let y): (x ?? 0...1, y ?? 0...1)
        case .path, .sector: nil
        }
    }

    /// Whether it stands at a value of the horizontal axis, and moves with it.
    var isAnchored: Bool {
        switch geometry {
        case .rule(let x, _), .rectangle(let x, _): x != nil
        case .bar, .point, .path: true
        case .sector: false
        }
    }
}
