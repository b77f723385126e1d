/// Draws a line through points on a square of 100 by 100.
struct ChartPath {
    struct Point: Equatable {
        let x: Double
        let y: Double
    }

    /// The text of the attribute `d`.
    private(set) var text = ""

    /// Begins at the first point, or goes there from where the path is, and on to the others.
    mutating func line(through points: [Point], _ method: InterpolationMethod, isContinued: Bool = false) {
        guard let first = points.first else { return }
        command(isContinued ? "L" : "M", first)
        // A line of no length is a dot.
        if points.count == 1, !isContinued { command("L", first) }
        switch method {
        case .linear: for point in points.dropFirst() { command("L", point) }
        case .stepStart, .stepEnd: steps(points, risesFirst: method == .stepStart)
        case .monotone: curve(points)
        }
    }

    mutating func close() {
        text += "Z"
    }

    private mutating func steps(_ points: [Point], risesFirst: Bool) {
        for (from, to) in zip(points, points.dropFirst()) {
            command("L", risesFirst ? Point(x: from.x, y: to.y) : Point(x: to.x, y: from.y))
            command("L", to)
        }
    }

    /// Cubic curves whose slopes are limited so that none goes beyond its ends (Fritsch and Carlson, 1980).
    private mutating func curve(_ points: [Point]) {
        let slopes = zip(points, points.dropFirst()).map { from, to in
            to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
        }
        guard let last = slopes.last else { return }
        var tangents = [slopes[0]]
        for (before, after) in zip(slopes, slopes.dropFirst()) {
            tangents.append(
                before * after <= 0 ? 0 : 2 * before * after / (before + after))
        }
        tangents.append(last)
        for index in slopes.indices {
            let (from, to) = (points[index], points[index + 1])
            let third = (to.x - from.x) / 3
            command("C", Point(x: from.x + third, y: from.y + tangents[index] * third))
            command(" ", Point(x: to.x - third, y: to.y - tangents[index + 1] * third))
            command(" ", to)
        }
    }

    private mutating func command(_ letter: String, _ point: Point) {
        text += "\(letter)\(ChartNumber.coordinate(point.x)) \(ChartNumber.coordinate(point.y))"
    }
}
