/// Something that a chart draws. Lengths are parts of the whole, from the upper left corner.
struct ChartShape {
    /// Which shape it is, from one drawing of the chart to the next.
    struct Key: Hashable {
        enum Kind { case bar, line, area, point, rule }

        let kind: Kind
        let series: String
        let place: String
        let copy: Int
    }

    enum Geometry {
        case bar(x: Double, y: Double, width: Double, height: Double)
        /// A path on a square of 100 by 100.
        case path(String)
        case point(x: Double, y: Double)
        case rule(x: Double?, y: Double?)
    }

    /// Its colour: one of the style sheet's for series, from 1, or one that the program gives.
    enum Look: Hashable {
        case series(Int)
        case color(Color)
    }

    let key: Key
    let geometry: Geometry
    let look: Look
    let lineWidth: Double?
    /// The text for a pointing device.
    let title: String
}
