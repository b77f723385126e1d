public import Foundation
internal import Pinion
public import Views

/// A part of the way of one value, or several.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable

    /// The parts, one after the other.
    var pieces: [KeyframePiece<Value>] { get }
}

/// Goes to a value in a line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let pieces: [KeyframePiece<Value>]

    /// - Parameters:
    ///   - to: the value that it comes to.
    ///   - duration: in seconds.
    ///   - timingCurve: how fast it goes.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        pieces = [KeyframePiece(to, duration, .line(timingCurve))]
    }
}

/// Goes to a value in a bend, as fast as the parts before and behind go.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let pieces: [KeyframePiece<Value>]

    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        pieces = [
            KeyframePiece(
                to, duration, .bend(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
        ]
    }
}

/// Goes to a value like a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let pieces: [KeyframePiece<Value>]

    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        pieces = [
            KeyframePiece(
                to, duration ?? spring.settlingDuration,
                .spring(spring, velocity: startVelocity?.animatableData))
        ]
    }
}

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let pieces: [KeyframePiece<Value>]

    public init(_ to: Value) {
        pieces = [KeyframePiece(to, 0, .jump)]
    }
}

/// Several parts of a way, one after the other.
public struct KeyframePieces<Value: Animatable>: KeyframeTrackContent {
    public let pieces: [KeyframePiece<Value>]
}

/// Lists the parts of a way.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<Content: KeyframeTrackContent>(
        _ content: Content
    ) -> KeyframePieces<Value> where Content.Value == Value {
        KeyframePieces(pieces: content.pieces)
    }

    public static func buildBlock(_ parts: KeyframePieces<Value>...) -> KeyframePieces<Value> {
        KeyframePieces(pieces: parts.flatMap(\.pieces))
    }

    public static func buildArray(_ parts: [KeyframePieces<Value>]) -> KeyframePieces<Value> {
        KeyframePieces(pieces: parts.flatMap(\.pieces))
    }

    public static func buildOptional(_ part: KeyframePieces<Value>?) -> KeyframePieces<Value> {
        part ?? KeyframePieces(pieces: [])
    }

    public static func buildEither(first part: KeyframePieces<Value>) -> KeyframePieces<Value> { part }

    public static func buildEither(second part: KeyframePieces<Value>) -> KeyframePieces<Value> { part }
}
