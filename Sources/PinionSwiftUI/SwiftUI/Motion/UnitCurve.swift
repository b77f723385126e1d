public import Pinion

/// A way from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    fileprivate let start: UnitPoint
    fileprivate let end: UnitPoint

    /// A curve with two points that it leans towards.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(start: startControlPoint, end: endControlPoint)
    }

    /// Always as fast.
    public static let linear = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    /// Slow at the beginning.
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    /// Slow at the end.
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// Slow at both ends.
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

    /// How far it has come at a time between 0 and 1.
    public func value(at progress: Double) -> Double {
        let parameter = parameter(at: progress)
        return Self.coordinate(parameter, start.y, end.y)
    }

    /// How fast it is there.
    public func velocity(at progress: Double) -> Double {
        let step = 1e-4
        let from = max(progress - step, 0)
        let to = min(progress + step, 1)
        return to > from ? (value(at: to) - value(at: from)) / (to - from) : 0
    }

    /// The same way back, with times and ways exchanged.
    public var inverse: UnitCurve {
        UnitCurve(start: UnitPoint(x: start.y, y: start.x), end: UnitPoint(x: end.y, y: end.x))
    }

    private func parameter(at progress: Double) -> Double {
        let wanted = progress.isFinite ? min(max(progress, 0), 1) : 0
        var (low, high) = (0.0, 1.0)
        // Halved until no digit of a screen changes.
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.coordinate(middle, start.x, end.x) < wanted { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func coordinate(_ parameter: Double, _ first: Double, _ second: Double) -> Double {
        let rest = 1 - parameter
        return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
            + parameter * parameter * parameter
    }
}

extension ScrollTransitionConfiguration {
    /// The view looks as far as it has come, along a curve.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        interactive(along: (timingCurve.start.x, timingCurve.start.y, timingCurve.end.x, timingCurve.end.y))
    }
}
