/// A line through points, segment by segment.
struct ChartPath {
    struct Point: Equatable {
        let x: Double
        let y: Double
    }

    /// A part of a path: the text of an attribute `d`.
    struct Part: Equatable {
        let index: Int
        let text: String
        /// The points that it goes through, and those of the ground below them, if it is one run whose segments do not
        /// depend on what is before them.
        var points: [Point] = []
        var ground: [Point] = []

        /// Whether it is the end of another one, of which nothing else is seen from a place on.
        func isEnd(of other: Part, from start: Double) -> Bool {
            guard let first = points.first, first.x <= start, index == other.index else { return false }
            return other.points.suffix(points.count) == points[...]
                && other.ground.suffix(ground.count) == ground[...]
        }
    }

    let points: [Point]
    /// What leads to each point from the one before; of the first nothing.
    private let segments: [String]

    /// - Parameter isRelative: whether coordinates are whole numbers, each of which counts from the one before: they are
    ///   short then.
    init(_ points: [Point], _ method: InterpolationMethod, isRelative: Bool) {
        self.points = points
        let tangents = method == .monotone ? Self.tangents(points) : []
        segments = points.indices.map { index in
            guard index > 0 else { return "" }
            let (from, to) = (points[index - 1], points[index])
            switch method {
            case .linear: return Self.command("L", [to], from, isRelative)
            case .stepStart where isRelative: return Self.step("v", to.y - from.y, "h", to.x - from.x)
            case .stepEnd where isRelative: return Self.step("h", to.x - from.x, "v", to.y - from.y)
            case .stepStart:
                return Self.command("L", [Point(x: from.x, y: to.y)], from, false)
                    + Self.command("L", [to], from, false)
            case .stepEnd:
                return Self.command("L", [Point(x: to.x, y: from.y)], from, false)
                    + Self.command("L", [to], from, false)
            case .monotone:
                let third = (to.x - from.x) / 3
                let first = Point(x: from.x + third, y: from.y + tangents[index - 1] * third)
                let second = Point(x: to.x - third, y: to.y - tangents[index] * third)
                return Self.command("C", [first, second, to], from, isRelative)
            }
        }
    }

    /// The text from one point to another: it begins with `M`, or with `L` if it goes on from where a path is.
    func text(_ range: ClosedRange<Int>, begins: String = "M") -> String {
        var text = Self.command(begins, [points[range.lowerBound]], points[range.lowerBound], false)
        // A line of no length is a dot.
        if range.count == 1, begins == "M" {
            text += Self.command("L", [points[range.lowerBound]], points[0], false)
        }
        var isInLine = false
        for segment in segments[range].dropFirst() {
            let isMore = isInLine && segment.hasPrefix("l")
            if isMore, segment.dropFirst().first != "-" { text += " " }
            text += isMore ? segment.dropFirst() : segment[...]
            isInLine = segment.hasPrefix("l")
        }
        return text
    }

    /// Curves whose slopes are limited so that none goes beyond its ends (Fritsch and Carlson, 1980).
    private static func tangents(_ points: [Point]) -> [Double] {
        let slopes = zip(points, points.dropFirst()).map { from, to in
            to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
        }
        guard let first = slopes.first, let last = slopes.last else { return [0] }
        let middle = zip(slopes, slopes.dropFirst()).map { before, after in
            before * after <= 0 ? 0 : 2 * before * after / (before + after)
        }
        return [first] + middle + [last]
    }

    private static func command(_ letter: String, _ points: [Point], _ from: Point, _ isRelative: Bool)
        -> String
    {
        var text = isRelative ? letter.lowercased() : letter
        for (index, point) in points.enumerated() {
            if index > 0 { text += " " }
            let (x, y) = isRelative ? (point.x - from.x, point.y - from.y) : (point.x, point.y)
            let second = ChartNumber.coordinate(y)
            text += ChartNumber.coordinate(x) + (isRelative && second.hasPrefix("-") ? "" : " ") + second
        }
        return text
    }

    private static func step(_ first: String, _ one: Double, _ second: String, _ other: Double) -> String {
        first + ChartNumber.coordinate(one) + second + ChartNumber.coordinate(other)
    }
}
