/// In which way a view comes into sight and goes out of it, while it is scrolled.
public struct ScrollTransitionConfiguration: Sendable {
    enum Mode: Equatable, Sendable {
        /// It looks as far as it has come.
        case interactive
        /// It goes over once, when so much of it is seen.
        case animated(Animation)
        case identity
    }

    private(set) var mode: Mode
    private(set) var threshold: Threshold?
    /// How what is interactive goes from one end to the other, in the words of the style sheet.
    private(set) var curve: String?

    private init(_ mode: Mode) {
        self.mode = mode
    }

    /// How much of a view has to be seen for it to count as seen.
    public struct Threshold: Equatable, Sendable {
        /// Of the view, from 0 to 1.
        let share: Double

        /// All of it.
        public static let visible = Threshold(share: 1)
        /// Any of it.
        public static let hidden = Threshold(share: 0)
        /// All of it; where in what scrolls does not matter here.
        public static var centered: Threshold { Threshold(share: 1) }

        /// A part of it, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(share: amount.isNaN ? 1 : min(max(amount, 0), 1))
        }

        /// What is between this one and another.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            .visible(share + (other.share - share) * amount)
        }
    }
}

extension ScrollTransitionConfiguration {
    /// The view looks as far as it has come.
    public static let interactive = ScrollTransitionConfiguration(.interactive)
    /// The view goes over into other looks once, when half of it is seen.
    public static let animated = ScrollTransitionConfiguration(.animated(.default))
    /// The view always looks as it does where it is seen.
    public static let identity = ScrollTransitionConfiguration(.identity)

    /// The view goes over into other looks once, when half of it is seen, with an animation.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(.animated(animation))
    }

    /// The same with another animation. What is interactive needs none.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var configuration = self
        if case .animated = mode { configuration.mode = .animated(animation) }
        return configuration
    }

    /// The same with another threshold. What is interactive goes over once then, like what is animated.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.threshold = threshold
        return configuration
    }

    /// The view looks as far as it has come, along a curve of Bézier.
    package static func interactive(along curve: (Double, Double, Double, Double)) -> Self {
        var configuration = interactive
        configuration.curve = Animation.Curve.bezier(curve.0, curve.1, curve.2, curve.3).easing(over: 1)
        return configuration
    }

    /// How the browser changes the looks once; nil if it does so as far as the view has come.
    var step: (share: Double, animation: Animation)? {
        switch (mode, threshold) {
        case (.interactive, nil), (.identity, _): nil
        case (.interactive, let threshold?): (threshold.share, .default)
        case (.animated(let animation), let threshold): (threshold?.share ?? 0.5, animation)
        }
    }
}
