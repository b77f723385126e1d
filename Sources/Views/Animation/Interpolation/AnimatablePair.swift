/// Two values that are interpolated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

    public static func + (one: AnimatablePair, other: AnimatablePair) -> AnimatablePair {
        AnimatablePair(one.first + other.first, one.second + other.second)
    }

    public static func - (one: AnimatablePair, other: AnimatablePair) -> AnimatablePair {
        AnimatablePair(one.first - other.first, one.second - other.second)
    }

    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Nothing that could be interpolated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public init() {}

    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    public static func + (one: EmptyAnimatableData, other: EmptyAnimatableData) -> EmptyAnimatableData { one }

    public static func - (one: EmptyAnimatableData, other: EmptyAnimatableData) -> EmptyAnimatableData { one }

    public mutating func scale(by rhs: Double) {}

    public var magnitudeSquared: Double { 0 }
}
