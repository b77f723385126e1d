/// Colours that go over into each other. A gradient here has three at most: the first, one in the middle, the last.
public struct Gradient: Equatable, Sendable {
    /// A colour, and where it stands.
    public struct Stop: Equatable, Sendable {
        public var color: Color
        /// From 0 to 1. It says which colour comes first; what is painted has its colours equally far from each other.
        public var location: Double

        /// A colour at a place from 0 to 1.
        public init(color: Color, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// The colours, in any order: their locations tell.
    public var stops: [Stop]

    /// Colours in the order of their locations.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Colours that stand equally far from each other.
    public init(colors: [Color]) {
        let last = Double(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
    }
}

/// A gradient as it is painted.
struct GradientPaint: Hashable, Sendable {
    /// Which way it goes; the style sheet has the same names.
    enum Way: String {
        case top, bottom, leading, trailing
        case topLeading = "top-leading"
        case topTrailing = "top-trailing"
        case bottomLeading = "bottom-leading"
        case bottomTrailing = "bottom-trailing"
        case radial, angular
    }

    let colors: [Color]
    let way: Way

    init(_ gradient: Gradient, _ way: Way) {
        let sorted = gradient.stops.sorted { $0.location < $1.location }.map(\.color)
        colors = sorted.count > 3 ? [sorted[0], sorted[sorted.count / 2], sorted[sorted.count - 1]] : sorted
        self.way = way
    }
}
