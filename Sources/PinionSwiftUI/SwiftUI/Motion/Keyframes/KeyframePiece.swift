public import Foundation
public import Pinion
internal import Views

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}

/// A part of the way of a value: where it leads, and how long that takes.
public struct KeyframePiece<Value: Animatable> {
    enum Way {
        case jump
        case line(UnitCurve)
        case bend(start: Value.AnimatableData?, end: Value.AnimatableData?)
        case spring(Spring, velocity: Value.AnimatableData?)
    }

    let target: Value
    let duration: Double
    let way: Way

    init(_ target: Value, _ duration: Double, _ way: Way) {
        self.target = target
        // What is no time takes none, and nothing takes longer than a day.
        self.duration = duration.isFinite ? min(max(duration, 0), 86_400) : 0
        self.way = way
    }
}

extension KeyframePiece {
    /// How fast the value is when it comes there, in what it goes in a second.
    func speed(at end: Bool, from start: Value.AnimatableData) -> Value.AnimatableData {
        switch way {
        case .jump: .zero
        case .bend(let first, let last): (end ? last : first) ?? mean(from: start)
        case .line, .spring: mean(from: start)
        }
    }

    /// The value at a time from its beginning.
    func data(at time: Double, from start: Value.AnimatableData) -> Value.AnimatableData {
        let end = target.animatableData
        guard time < duration, duration > 0 else { return end }
        let share = time / duration
        switch way {
        case .jump: return end
        case .line(let curve): return Self.sum(start, (end - start, curve.value(at: share)))
        case .spring(let spring, let velocity):
            return start + spring.value(target: end - start, initialVelocity: velocity ?? .zero, time: time)
        case .bend(let first, let last):
            // Hermite's curve: through both values, and as fast at both ends as it is told.
            let (two, three) = (share * share, share * share * share)
            return Self.sum(
                start, (end - start, 3 * two - 2 * three),
                (first ?? mean(from: start), duration * (three - 2 * two + share)),
                (last ?? mean(from: start), duration * (three - two)))
        }
    }

    private func mean(from start: Value.AnimatableData) -> Value.AnimatableData {
        guard duration > 0 else { return .zero }
        return Self.sum(.zero, (target.animatableData - start, 1 / duration))
    }

    private static func sum(
        _ start: Value.AnimatableData, _ parts: (Value.AnimatableData, Double)...
    ) -> Value.AnimatableData {
        parts.reduce(start) { sum, part in
            var way = part.0
            way.scale(by: part.1)
            return sum + way
        }
    }
}
