internal import Glibc

/// A spring that draws something to its place.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let height = spring.value(target: 100.0, time: 0.2)
/// ```
public struct Spring: Hashable, Sendable {
    /// In the units that make a mass of 1 and a stiffness of 1 swing once in 2π seconds.
    public let mass: Double
    public let stiffness: Double
    public let damping: Double

    /// A spring by its mass, its stiffness and what damps it. One that would swing without end is damped a little.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        func bounded(_ value: Double, _ range: ClosedRange<Double>) -> Double {
            value.isNaN ? range.lowerBound : min(max(value, range.lowerBound), range.upperBound)
        }
        self.mass = bounded(mass, 0.001...1000)
        self.stiffness = bounded(stiffness, 0.01...1_000_000)
        let critical = 2 * (self.stiffness * self.mass).squareRoot()
        self.damping = bounded(damping, (0.02 * critical)...(20 * critical))
    }

    /// A spring that takes about so many seconds, and goes too far by its bounce: from -1 for slow to 1 for without
    /// end.
    public init(duration: Double = 0.5, bounce: Double = 0) {
        let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.99), 1)
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// A spring that takes so many seconds for a swing, damped by a share of what lets it not go too far.
    public init(response: Double, dampingRatio: Double) {
        let response = response.isNaN ? 0.5 : min(max(response, 0.01), 60)
        let frequency = 2 * Double.pi / response
        let ratio = dampingRatio.isNaN ? 1 : dampingRatio
        self.init(stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    }

    /// A spring that takes about so long to be at rest, damped by a share of what lets it not go too far.
    public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
        let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.02), 20)
        let one = Spring(response: 1, dampingRatio: ratio)
        self.init(response: settlingDuration / one.rest(within: epsilon), dampingRatio: ratio)
    }

    /// The one that goes a little too far and comes back.
    public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
    /// The one that does not go too far.
    public static let smooth = Spring()
    /// The one that goes hardly too far.
    public static let snappy = Spring(duration: 0.5, bounce: 0.15)
}

extension Spring {
    /// How strongly it is damped: 1 lets it go just not too far.
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// How long a swing takes, in seconds, if nothing damps it.
    public var response: Double { 2 * .pi / frequency }

    /// How long it takes about, in seconds.
    public var duration: Double { response }

    /// By how much it goes too far: 0 for not at all.
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

    /// How long it takes to be at rest, in seconds: a minute at most.
    public var settlingDuration: Double { rest(within: 0.001) }

    /// Where it is after so many seconds.
    public func value<Value: VectorArithmetic>(
        target: Value, initialVelocity: Value = .zero, time: Double
    ) -> Value {
        var (way, push) = (target, initialVelocity)
        way.scale(by: position(after: time, velocity: 0))
        push.scale(by: position(after: time, velocity: 1) - position(after: time, velocity: 0))
        return way + push
    }

    /// How much of the way from 0 to 1 is done after so many seconds.
    ///
    /// - Parameter velocity: how fast it is at first, in ways a second.
    func position(after time: Double, velocity: Double) -> Double {
        guard time > 0 else { return 0 }
        let ratio = dampingRatio
        let fading = ratio * frequency
        if ratio < 0.9999 {
            let swing = frequency * (1 - ratio * ratio).squareRoot()
            return 1 - exp(-fading * time)
                * (cos(swing * time) + (fading - velocity) / swing * sin(swing * time))
        }
        if ratio < 1.0001 {
            return 1 - exp(-fading * time) * (1 + (fading - velocity) * time)
        }
        let root = frequency * (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (-fading + root, -fading - root)
        // Both fade; their shares are such that it begins at 0 with the speed that is wanted.
        let share = (-velocity - fast) / (slow - fast)
        return 1 - (share * exp(slow * time) + (1 - share) * exp(fast * time))
    }

    private var frequency: Double { (stiffness / mass).squareRoot() }

    /// When what is left of the way is below a share of it for good.
    private func rest(within epsilon: Double) -> Double {
        let ratio = dampingRatio
        let slowest = ratio > 1 ? frequency * (ratio - (ratio * ratio - 1).squareRoot()) : frequency * ratio
        let epsilon = epsilon > 0 && epsilon < 1 ? epsilon : 0.001
        // What fades by e in each 1/slowest seconds; a spring that is damped just enough lags a little behind that.
        let lag = ratio > 0.8 ? 1.35 : 1
        return min(max(-log(epsilon) / slowest * lag, 0.001), 60)
    }
}
