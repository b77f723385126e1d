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

    public static let `default` = Animation(curve: .easeInOut, duration: 0.35)
    public static let linear = Animation(curve: .linear, duration: 0.35)
    public static let easeIn = Animation(curve: .easeIn, duration: 0.35)
    public static let easeOut = Animation(curve: .easeOut, duration: 0.35)
    public static let easeInOut = Animation(curve: .easeInOut, duration: 0.35)
    public static let spring = Animation(curve: .spring, duration: 0.5)
    public static let bouncy = Animation(curve: .spring, duration: 0.5)
    public static let smooth = Animation(curve: .easeOut, duration: 0.5)
    public static let snappy = Animation(curve: .easeOut, duration: 0.35)
    public static let interactiveSpring = Animation(curve: .spring, duration: 0.2)
}

extension Animation {
    public static func linear(duration: Double) -> Animation { Animation(curve: .linear, duration: duration) }

    public static func easeIn(duration: Double) -> Animation { Animation(curve: .easeIn, duration: duration) }

    public static func easeOut(duration: Double) -> Animation {
        Animation(curve: .easeOut, duration: duration)
    }

    public static func easeInOut(duration: Double) -> Animation {
        Animation(curve: .easeInOut, duration: duration)
    }

    /// A spring: it goes a little too far and comes back.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(curve: dampingFraction < 1 ? .spring : .easeOut, duration: response)
    }

    /// A spring: it goes a little too far and comes back.
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0)
        -> Animation
    {
        Animation(curve: bounce > 0 ? .spring : .easeOut, duration: duration)
    }

    /// The same, so many times as fast.
    public func speed(_ speed: Double) -> Animation {
        Animation(curve: curve, duration: speed > 0 ? duration / speed : duration)
    }

    /// The style sheet's classes: the swing, and the nearest of its durations.
    var classNames: String {
        let steps = [100, 200, 350, 500, 1000]
        let wanted = duration.isFinite ? duration * 1000 : 0
        let step = steps.min { abs(Double($0) - wanted) < abs(Double($1) - wanted) } ?? 350
        return "animated swing-\(curve.rawValue) pace-\(step)"
    }
}

/// Changes something that views show.
///
/// The change itself takes no time; how it shows is up to the views, see ``Animation``.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}
