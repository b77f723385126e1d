/// How long a change takes to show, and with what swing.
///
/// ```swift
/// withAnimation(.easeInOut(duration: 0.3)) { isOpen.toggle() }
/// ```
///
/// The browser does it: what changes because of it goes over to its new looks and places, what comes and goes does so
/// by its `transition(_:)`. For people who have asked for less motion it changes at once.
public struct Animation: Hashable, Sendable {
    /// The way that speed goes.
    var curve: Curve
    /// In seconds.
    var duration: Double
    /// How long it waits before it begins, in seconds.
    var delay = 0.0
    /// How often it runs; infinitely often at `infinity`.
    var count = 1.0
    /// Whether every second run goes back.
    var autoreverses = false

    /// The animation of `withAnimation` unless another is given: a spring that does not go too far.
    public static let `default`: Animation = .spring()
    /// Always as fast, for a third of a second.
    public static let linear: Animation = .linear(duration: 0.35)
    /// Slow at first, for a third of a second.
    public static let easeIn: Animation = .easeIn(duration: 0.35)
    /// Slow at the end, for a third of a second.
    public static let easeOut: Animation = .easeOut(duration: 0.35)
    /// Slow at both ends, for a third of a second.
    public static let easeInOut: Animation = .easeInOut(duration: 0.35)
    /// A spring of half a second that does not go too far.
    public static let spring: Animation = .spring()
    /// A spring that goes too far and comes back, in half a second.
    public static let bouncy: Animation = .bouncy()
    /// A spring that does not go too far, in half a second.
    public static let smooth: Animation = .smooth()
    /// A spring that goes hardly too far, in half a second.
    public static let snappy: Animation = .snappy()
    /// A quick spring for what follows a finger.
    public static let interactiveSpring: Animation = .interactiveSpring()
}

extension Animation {
    /// Always as fast, for so many seconds.
    public static func linear(duration: Double) -> Animation {
        Animation(curve: .bezier(0, 0, 1, 1), duration: duration)
    }

    /// Slow at first, for so many seconds.
    public static func easeIn(duration: Double) -> Animation {
        Animation(curve: .bezier(0.42, 0, 1, 1), duration: duration)
    }

    /// Slow at the end, for so many seconds.
    public static func easeOut(duration: Double) -> Animation {
        Animation(curve: .bezier(0, 0, 0.58, 1), duration: duration)
    }

    /// Slow at both ends, for so many seconds.
    public static func easeInOut(duration: Double) -> Animation {
        Animation(curve: .bezier(0.42, 0, 0.58, 1), duration: duration)
    }

    /// Along a curve of Bézier from (0, 0) to (1, 1), given by the two points that draw it to them.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        let y = [p1y, p2y].map { $0.isFinite ? min(max($0, -100), 100) : 0 }
        let x = [p1x, p2x].map { $0.isFinite ? min(max($0, 0), 1) : 0 }
        return Animation(curve: .bezier(x[0], y[0], x[1], y[1]), duration: duration)
    }
}

extension Animation {
    /// A spring that takes about so many seconds, and goes too far by its bounce: from 0 for not at all to 1 for
    /// without end.
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0)
        -> Animation
    {
        Animation(Spring(duration: duration, bounce: bounce))
    }

    /// A spring that takes about so many seconds for a swing, damped by a share of what lets it not go too far.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// A spring that goes too far and comes back.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// A spring that does not go too far, unless it is given a bounce.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A spring that goes hardly too far, unless it is given more bounce.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A quick spring for what follows a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        Animation(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// A quick spring for what follows a finger, by its bounce.
    public static func interactiveSpring(
        duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.14 + extraBounce)
    }

    /// A spring by its mass, its stiffness, what damps it and how fast it is at first: in the whole way a second.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(Spring(mass: mass, stiffness: stiffness, damping: damping), velocity: initialVelocity)
    }

    /// A spring by its duration and its bounce.
    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        Animation(Spring(duration: duration, bounce: bounce), velocity: initialVelocity)
    }

    /// A spring that is in the program already.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { Animation(spring) }

    /// A spring that is in the program already.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(spring, velocity: initialVelocity)
    }

    /// A spring that does not go too far.
    public static let interpolatingSpring: Animation = .interpolatingSpring()

    private init(_ spring: Spring, velocity: Double = 0) {
        let velocity = velocity.isFinite ? min(max(velocity, -1000), 1000) : 0
        self.init(curve: .spring(spring, velocity: velocity), duration: spring.settlingDuration)
    }
}

extension Animation {
    /// The same, so many times as fast, with what it waits.
    public func speed(_ speed: Double) -> Animation {
        guard speed > 0, speed.isFinite else { return self }
        var faster = self
        faster.duration /= speed
        faster.delay /= speed
        return faster
    }

    /// The same, so many seconds later.
    public func delay(_ delay: Double) -> Animation {
        var later = self
        later.delay += delay
        return later
    }

    /// The same several times, with every second one back unless that is not wanted.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var repeated = self
        repeated.count = Double(max(repeatCount, 0))
        repeated.autoreverses = autoreverses
        return repeated
    }

    /// The same without end, as long as what it moves stays as it is.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var repeated = self
        repeated.count = .infinity
        repeated.autoreverses = autoreverses
        return repeated
    }

    /// When it is over, in seconds, a day at most: at 0 for one that has no end.
    var wholeDuration: Double {
        count.isFinite ? min(bounded(delay) + bounded(duration) * count, 86_400) : 0
    }

    /// The animation as the browser's script reads it: milliseconds, milliseconds of waiting, how often, in which
    /// direction, and the way that speed goes, with semicolons between them.
    var text: String {
        let count = count.isFinite ? count.digits : "Infinity"
        let times = [duration, delay].map { (bounded($0) * 1000).rounded().digits }
        return (times + [count, autoreverses ? "alternate" : "normal", curve.easing(over: duration)])
            .joined(separator: ";")
    }

    /// How much of the way is done after so many seconds; nil when it is over.
    func progress(after seconds: Double) -> Double? {
        let time = seconds - bounded(delay)
        guard time > 0 else { return 0 }
        let duration = max(bounded(duration), 0.001)
        guard time < duration * count else { return nil }
        let run = (time / duration).rounded(.down)
        let share = time / duration - run
        let isBack = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
        return curve.value(at: isBack ? 1 - share : share, of: duration)
    }

    /// An hour at most.
    private func bounded(_ seconds: Double) -> Double { seconds.isNaN ? 0 : min(max(seconds, 0), 3600) }
}
