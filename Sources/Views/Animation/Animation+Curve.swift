extension Animation {
    /// The way that the speed of an animation goes.
    enum Curve: Hashable, Sendable {
        /// A curve of Bézier, by the two points that draw it.
        case bezier(Double, Double, Double, Double)
        /// A spring, with the speed that it has at first.
        case spring(Spring, velocity: Double)
    }
}

extension Animation.Curve {
    /// The curve in the words of CSS.
    ///
    /// - Parameter duration: in seconds; a spring takes its own time for it.
    func easing(over duration: Double) -> String {
        switch self {
        case .bezier(0, 0, 1, 1): return "linear"
        case .bezier(let a, let b, let c, let d):
            return "cubic-bezier(\([a, b, c, d].map(\.digits).joined(separator: ",")))"
        case .spring(let spring, _):
            // As many as the browser needs to draw the swings round: 60 a second for the stiffest.
            let points = Int(min(max(spring.settlingDuration * 30, 12), 60))
            let values = (0...points).map { value(at: Double($0) / Double(points), of: duration) }
            return "linear(\(values.map { (($0 * 1000).rounded() / 1000).digits }.joined(separator: ",")))"
        }
    }

    /// How much of the way is done at a share of the time.
    func value(at share: Double, of duration: Double) -> Double {
        guard share > 0 else { return 0 }
        guard share < 1 else { return 1 }
        switch self {
        case .bezier(0, 0, 1, 1): return share
        case .bezier(let x1, let y1, let x2, let y2):
            return Self.bezier(y1, y2, at: Self.parameter(x1, x2, at: share))
        case .spring(let spring, let velocity):
            return spring.position(after: share * spring.settlingDuration, velocity: velocity)
        }
    }

    private static func bezier(_ one: Double, _ other: Double, at t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * one + 3 * rest * t * t * other + t * t * t
    }

    /// Where the curve is at a share of the time; its first coordinate only grows.
    private static func parameter(_ one: Double, _ other: Double, at share: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<24 {
            let middle = (low + high) / 2
            if bezier(one, other, at: middle) < share { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
