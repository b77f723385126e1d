/// How long a change takes to show, and with what swing.
///
/// ```swift
/// withAnimation(.easeInOut(duration: 0.3)) { isOpen.toggle() }
/// ```
///
/// What moves is up to the views: those with `animation(_:value:)` go over to their new looks, those with
/// `transition(_:)` come in gently. The browser does it, by the style sheet, and for people who have asked for less
/// motion not at all.
public struct Animation: Hashable, Sendable {
    /// The style sheet's name for the way that speed goes.
    enum Curve: String {
        case linear
        case easeIn = "in"
        case easeOut = "out"
        case easeInOut = "in-out"
        case spring
    }

    var curve: Curve
    /// In seconds.
    var duration: Double
    /// How long it waits before it begins, in seconds.
    var delay = 0.0

    /// The animation of `withAnimation` unless another is given: ``easeInOut``.
    public static let `default`: Animation = .easeInOut
    /// Always as fast, for a third of a second.
    public static let linear: Animation = .linear(duration: 0.35)
    /// Slow at first, for a third of a second.
    public static let easeIn: Animation = .easeIn(duration: 0.35)
    /// Slow at the end, for a third of a second.
    public static let easeOut: Animation = .easeOut(duration: 0.35)
    /// Slow at both ends, for a third of a second.
    public static let easeInOut: Animation = .easeInOut(duration: 0.35)
    /// Half a second in which it goes a little too far and comes back.
    public static let spring = Animation(curve: .spring, duration: 0.5)
    /// A spring that goes too far and comes back, in half a second.
    public static let bouncy: Animation = .bouncy()
    /// A spring that does not go too far, in half a second.
    public static let smooth: Animation = .smooth()
    /// A quick spring that does not go too far, in a third of a second.
    public static let snappy: Animation = .snappy()
    /// A spring for what follows a finger: it takes a fifth of a second.
    public static let interactiveSpring = Animation(curve: .spring, duration: 0.2)
}

extension Animation {
    /// Always as fast, for so many seconds.
    public static func linear(duration: Double) -> Animation { Animation(curve: .linear, duration: duration) }

    /// Slow at first, for so many seconds.
    public static func easeIn(duration: Double) -> Animation { Animation(curve: .easeIn, duration: duration) }

    /// Slow at the end, for so many seconds.
    public static func easeOut(duration: Double) -> Animation {
        Animation(curve: .easeOut, duration: duration)
    }

    /// Slow at both ends, for so many seconds.
    public static func easeInOut(duration: Double) -> Animation {
        Animation(curve: .easeInOut, duration: duration)
    }

    /// A spring that goes a little too far and comes back if it has a bounce. There is one that does and one that does
    /// not: how large the bounce is makes no difference, and neither does `blendDuration`.
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0)
        -> Animation
    {
        Animation(curve: bounce > 0 ? .spring : .easeOut, duration: duration)
    }

    /// A spring that goes a little too far and comes back if it is damped by less than 1.
    public static func spring(
        response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(curve: dampingFraction < 1 ? .spring : .easeOut, duration: response)
    }

    /// A spring of half a second that goes a little too far and comes back if it is damped by less than 1.
    public static func spring(dampingFraction: Double, blendDuration: Double = 0) -> Animation {
        spring(response: 0.5, dampingFraction: dampingFraction)
    }

    /// A spring that goes too far and comes back.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(curve: .spring, duration: duration)
    }

    /// A spring that does not go too far, unless it is given a bounce.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A quick spring that does not go too far, unless it is given a bounce.
    public static func snappy(duration: Double = 0.35, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }
}

extension Animation {
    /// The same, so many times as fast, with what it waits.
    public func speed(_ speed: Double) -> Animation {
        guard speed > 0 else { return self }
        return Animation(curve: curve, duration: duration / speed, delay: delay / speed)
    }

    /// The same, so many seconds later.
    public func delay(_ delay: Double) -> Animation {
        Animation(curve: curve, duration: duration, delay: self.delay + delay)
    }

    /// The style sheet's classes for the swing, with the duration and the delay.
    var decoration: StyleDecoration {
        var values: [StyleDecoration.Value] = [.init("--pace", Self.milliseconds(duration))]
        if delay > 0 { values.append(.init("--wait", Self.milliseconds(delay))) }
        return StyleDecoration("animated swing-\(curve.rawValue)", values)
    }

    /// An hour at most.
    private static func milliseconds(_ seconds: Double) -> String {
        (min(max(seconds, 0), 3600) * 1000).rounded().digits + "ms"
    }
}

/// Changes something that views show.
///
/// The change itself takes no time; how it shows is up to the views, so that the animation given here makes no difference:
/// see ``Animation``.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}
