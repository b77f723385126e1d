/// Views come and go at once.
public struct IdentityTransition: KnownTransition {
    public init() {}

    var known: AnyTransition { .identity }
}

/// Views come out of nothing.
public struct OpacityTransition: KnownTransition {
    public init() {}

    var known: AnyTransition { .opacity }
}

/// Views come from the leading edge and go to the trailing one.
public struct SlideTransition: KnownTransition {
    public init() {}

    var known: AnyTransition { .slide }
}

/// Views come from an edge and go back to it.
public struct MoveTransition: KnownTransition {
    public var edge: Edge

    public init(edge: Edge) {
        self.edge = edge
    }

    var known: AnyTransition { .move(edge: edge) }
}

/// Views come from an edge and go on to the other one.
public struct PushTransition: KnownTransition {
    public var edge: Edge

    public init(edge: Edge) {
        self.edge = edge
    }

    var known: AnyTransition { .push(from: edge) }
}

/// Views come from a part of their size and go back to it.
public struct ScaleTransition: KnownTransition {
    public var scale: Double
    public var anchor: UnitPoint

    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    var known: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

/// Views come from some pixels further on and go back there.
public struct OffsetTransition: KnownTransition {
    private let x: Double
    private let y: Double

    init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    var known: AnyTransition { .offset(x: x, y: y) }
}

/// Views come out of a blur and go into one.
public struct BlurReplaceTransition: KnownTransition {
    /// How sizes change meanwhile.
    public struct Configuration: Equatable, Sendable {
        fileprivate let leaving: Double

        /// What comes grows, and so does what goes.
        public static let upUp = Configuration(leaving: 1.2)
        /// What comes grows, what goes gets smaller.
        public static let downUp = Configuration(leaving: 0.8)
    }

    public var configuration: Configuration

    public init(configuration: Configuration) {
        self.configuration = configuration
    }

    var known: AnyTransition {
        let blur: [TransitionWay.Look] = [("filter", "blur(8px)"), ("opacity", "0")]
        return AnyTransition(
            blur + [("scale", "0.8")], blur + [("scale", configuration.leaving.digits)])
    }
}

/// Views come by one transition and go by another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: KnownTransition {
    public var insertion: Insertion
    public var removal: Removal

    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    var known: AnyTransition { .asymmetric(insertion: insertion.erased, removal: removal.erased) }
}

extension Transition where Self == IdentityTransition {
    /// At once.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// Out of nothing, and into it.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
    /// From the leading edge, and to the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
    /// From an edge, and back to it.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    /// From an edge, and on to the other one.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == ScaleTransition {
    /// Out of a point, and into it.
    public static var scale: ScaleTransition { ScaleTransition(0) }

    /// From a part of its size, and back to it.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// From some pixels further on, and back there.
    public static func offset(x: Double = 0, y: Double = 0) -> OffsetTransition {
        OffsetTransition(x: x, y: y)
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// Out of a blur, and into one.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

    /// Out of a blur, and into one.
    public static func blurReplace(
        _ configuration: BlurReplaceTransition.Configuration
    ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: configuration)
    }
}
