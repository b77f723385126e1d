public import Foundation
public import Pinion
internal import Views

/// How several properties of a value go on, each on a track of its own.
public protocol Keyframes<Value> {
    associatedtype Value

    /// The tracks.
    var tracks: [KeyframeMovement<Value>] { get }
}

/// How one property of a value goes on.
public struct KeyframeMovement<Root> {
    let duration: Double
    let move: (inout Root, _ start: Root, _ time: Double) -> Void
}

/// The way of one property of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    public let tracks: [KeyframeMovement<Root>]

    /// The way of a property.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        let pieces = content().pieces
        tracks = [
            KeyframeMovement(duration: pieces.reduce(0) { $0 + $1.duration }) { root, start, time in
                root[keyPath: keyPath].animatableData = Self.data(
                    of: pieces, at: time, from: start[keyPath: keyPath].animatableData)
            }
        ]
    }

    /// The way of the value itself.
    public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value {
        self.init(\.self, content: content)
    }

    private static func data(
        of pieces: [KeyframePiece<Value>], at time: Double, from start: Value.AnimatableData
    ) -> Value.AnimatableData {
        var (start, time) = (start, time)
        for (index, piece) in pieces.enumerated() {
            guard time < piece.duration else {
                time -= piece.duration
                start = piece.target.animatableData
                continue
            }
            return piece.smooth(
                behind: index > 0 ? pieces[index - 1] : nil,
                before: index + 1 < pieces.count ? pieces[index + 1] : nil, from: start
            ).data(at: time, from: start)
        }
        return start
    }
}

extension KeyframePiece {
    /// The same, as fast at its ends as the parts around it where nobody says how fast.
    fileprivate func smooth(
        behind last: Self?, before next: Self?, from start: Value.AnimatableData
    ) -> KeyframePiece {
        guard case .bend(let first, let end) = way else { return self }
        return KeyframePiece(
            target, duration,
            .bend(
                start: first ?? (last == nil ? .zero : speed(at: false, from: start)),
                end: end ?? next?.speed(at: false, from: target.animatableData) ?? .zero))
    }
}

/// Several tracks.
public struct KeyframeTracks<Value>: Keyframes {
    public let tracks: [KeyframeMovement<Value>]
}

/// Lists tracks.
@resultBuilder
public enum KeyframesBuilder<Value> {
    public static func buildExpression<Tracks: Keyframes>(
        _ tracks: Tracks
    ) -> KeyframeTracks<Value> where Tracks.Value == Value {
        KeyframeTracks(tracks: tracks.tracks)
    }

    public static func buildBlock(_ parts: KeyframeTracks<Value>...) -> KeyframeTracks<Value> {
        KeyframeTracks(tracks: parts.flatMap(\.tracks))
    }
}

/// The way of a value through time.
public struct KeyframeTimeline<Value> {
    private let start: Value
    private let tracks: [KeyframeMovement<Value>]

    /// - Parameters:
    ///   - initialValue: the value at the beginning.
    ///   - content: how its properties go on.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        start = initialValue
        tracks = content().tracks
    }

    init(_ start: Value, _ tracks: [KeyframeMovement<Value>]) {
        self.start = start
        self.tracks = tracks
    }

    /// How long it takes in all, in seconds.
    public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

    /// The value at a time, in seconds from the beginning.
    public func value(time: Double) -> Value {
        var value = start
        for track in tracks { track.move(&value, start, max(time.isFinite ? time : 0, 0)) }
        return value
    }

    /// The value at a share of the time.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
