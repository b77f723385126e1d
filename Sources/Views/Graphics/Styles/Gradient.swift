/// Colours that go over into each other.
public struct Gradient: Hashable, Sendable {
    /// A colour, and where it stands.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// From 0, where the gradient begins, to 1, where it ends.
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
