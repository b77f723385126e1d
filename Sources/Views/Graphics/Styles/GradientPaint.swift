/// A gradient as it is painted.
struct GradientPaint: Hashable, Sendable {
    /// Which way it goes.
    enum Way: Hashable {
        /// From a point to another.
        case line(from: UnitPoint, to: UnitPoint)
        /// From a distance around a point to another, in pixels.
        case radial(around: UnitPoint, from: Double, to: Double)
        /// From a distance around a point to another, in parts of the width and of the height.
        case elliptical(around: UnitPoint, from: Double, to: Double)
        /// Around a point from an angle to another, in degrees; 0 is where the trailing edge is.
        case angular(around: UnitPoint, from: Double, to: Double)
    }

    /// In the order of their locations; at least one.
    let stops: [Gradient.Stop]
    let way: Way

    init(_ gradient: Gradient, _ way: Way) {
        let stops = gradient.stops.filter { !$0.location.isNaN }
        self.stops =
            stops.isEmpty
            ? [Gradient.Stop(color: .clear, location: 0)] : stops.sorted { $0.location < $1.location }
        self.way = way
    }
}

extension GradientPaint {
    /// The gradient as CSS writes it.
    ///
    /// A line goes in the nearest of eight ways, from edge to edge or from corner to corner, as far as its points say.
    var css: String {
        switch way {
        case .line(let start, let end):
            let line = GradientLine(from: start, to: end)
            let (first, last) = (line.position(of: start), line.position(of: end))
            return "linear-gradient(\(line.name),\(stops { percent(first + $0 * (last - first)) }))"
        case .radial(let center, let first, let last):
            let place = "circle at \(percent(center.x)) \(percent(center.y))"
            return "radial-gradient(\(place),\(stops { (first + $0 * (last - first)).length }))"
        case .elliptical(let center, let first, let last):
            let size = last > 0 ? last : 0.5
            let place = "\(percent(size)) \(percent(size)) at \(percent(center.x)) \(percent(center.y))"
            return "radial-gradient(\(place),\(stops { percent((first + $0 * (last - first)) / size) }))"
        case .angular(let center, let first, let last):
            let place = "from \((90 + first).digits)deg at \(percent(center.x)) \(percent(center.y))"
            return "conic-gradient(\(place),\(stops { ($0 * (last - first)).digits + "deg" }))"
        }
    }

    private func stops(_ position: (_ location: Double) -> String) -> String {
        // One colour alone is no gradient for CSS.
        let stops = stops.count == 1 ? [stops[0], stops[0]] : stops
        return stops.map { "\($0.color.css) \(position($0.location))" }.joined(separator: ",")
    }

    private func percent(_ part: Double) -> String { (part * 100).digits + "%" }
}

/// One of the eight ways from edge to edge, or from corner to corner.
struct GradientLine {
    /// 1 to the trailing edge, -1 to the leading one, 0 neither.
    private let x: Double
    /// 1 to the bottom, -1 to the top, 0 neither.
    private let y: Double

    /// The way that is nearest to that from one point to another; to the bottom if they are the same.
    init(from start: UnitPoint, to end: UnitPoint) {
        let (x, y) = (end.x - start.x, end.y - start.y)
        self.x = x == 0 || abs(y) > 2 * abs(x) ? 0 : x > 0 ? 1 : -1
        self.y = abs(x) > 2 * abs(y) ? 0 : y < 0 ? -1 : y > 0 || x == 0 ? 1 : 0
    }

    /// The way as CSS calls it.
    var name: String {
        let sides = [y > 0 ? "bottom" : y < 0 ? "top" : nil, x > 0 ? "right" : x < 0 ? "left" : nil]
        return "to " + sides.compactMap { $0 }.joined(separator: " ")
    }

    /// Where it begins and ends in a square.
    var ends: (start: UnitPoint, end: UnitPoint) {
        // What goes straight down runs along an edge, as a drawing reads it.
        func point(_ x: Double, _ y: Double) -> UnitPoint {
            UnitPoint(x: self.x == 0 ? 0 : 0.5 + x / 2, y: self.y == 0 ? 0 : 0.5 + y / 2)
        }
        return (point(-x, -y), point(x, y))
    }

    /// How far along the way a point is: 0 at its beginning, 1 at its end.
    func position(of point: UnitPoint) -> Double {
        0.5 + (x * (point.x - 0.5) + y * (point.y - 0.5)) / (abs(x) + abs(y))
    }
}
