internal import Glibc

/// A sector of a circle with a radius of 100 around 0, which begins at the top and goes clockwise.
struct ChartSector {
    /// Where it begins and ends, as parts of the circle.
    let start: Double
    let end: Double
    let inner: Double
    let outer: Double
    /// How far its sides are away from where they would be.
    let inset: Double
    /// The radius of its corners: its outline is so far inside, and drawn twice as wide.
    let corner: Double

    static let radius = 100.0

    /// The path of its outline; nil if nothing is left of it.
    var path: String? {
        let far = outer - corner
        let near = inner > 0 ? inner + corner : 0
        guard far > near else { return nil }
        if end - start > 0.999_999 { return ring(far) + (near > 0 ? ring(-near) : "") }
        let away = inset + corner
        let (first, last) = (start * 2 * .pi, end * 2 * .pi)
        let half = (last - first) / 2
        let farTurn = asin(min(away / far, 1))
        guard farTurn < half else { return nil }
        let text =
            "M" + point(far, first + farTurn)
            + arc(far, to: last - farTurn, isLarge: half - farTurn > .pi / 2)
        let nearTurn = near > away ? asin(away / near) : half
        guard nearTurn < half else {
            // The sides meet.
            let depth = min(away / max(sin(half), 0.01), far)
            return text + "L" + point(depth, first + half) + "Z"
        }
        return text + "L" + point(near, last - nearTurn)
            + arc(near, to: first + nearTurn, isLarge: half - nearTurn > .pi / 2, isBack: true) + "Z"
    }

    /// The middle of the way from the one radius to the other, where words stand.
    var middle: (x: Double, y: Double) {
        let length = inner > 0 ? (inner + outer) / 2 : outer * 0.62
        let angle = (start + end) * .pi
        return (length * sin(angle), -length * cos(angle))
    }

    /// A whole circle, the other way round if the radius is negative.
    private func ring(_ radius: Double) -> String {
        let length = ChartNumber.coordinate(radius.magnitude)
        let sweep = radius > 0 ? "1" : "0"
        let (top, bottom) = (
            "0 " + ChartNumber.coordinate(-radius.magnitude), "0 " + ChartNumber.coordinate(radius.magnitude)
        )
        return "M\(top)A\(length) \(length) 0 1 \(sweep) \(bottom)A\(length) \(length) 0 1 \(sweep) \(top)Z"
    }

    private func arc(_ radius: Double, to angle: Double, isLarge: Bool, isBack: Bool = false) -> String {
        let length = ChartNumber.coordinate(radius)
        return "A\(length) \(length) 0 \(isLarge ? 1 : 0) \(isBack ? 0 : 1) " + point(radius, angle)
    }

    private func point(_ radius: Double, _ angle: Double) -> String {
        ChartNumber.coordinate(radius * sin(angle)) + " " + ChartNumber.coordinate(-radius * cos(angle))
    }
}
