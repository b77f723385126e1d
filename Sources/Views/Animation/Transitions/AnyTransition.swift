/// How a view comes onto the page and how it goes, when it does so with an animation.
///
/// ```swift
/// if isOpen {
///     Details().transition(.move(edge: .bottom).combined(with: .opacity))
/// }
/// ```
///
/// A view that goes is still to be seen until it is gone, but it can be neither pressed nor read out. Without a
/// transition views that come or go with an animation fade.
@MainActor @preconcurrency
public struct AnyTransition {
    var insertion: TransitionWay
    var removal: TransitionWay
    /// The view in a phase, for a transition that is written with views.
    var content: ((AnyView, TransitionPhase) -> AnyView)?

    init(_ insertion: [TransitionWay.Look], _ removal: [TransitionWay.Look]? = nil) {
        self.insertion = TransitionWay(looks: insertion)
        self.removal = TransitionWay(looks: removal ?? insertion)
    }

    /// The transition of a type of one's own.
    public init<T: Transition>(_ transition: T) {
        self = transition.erased
    }

    /// At once.
    public static let identity = AnyTransition([])
    /// Out of nothing, and into it.
    public static let opacity = AnyTransition([("opacity", "0")])
    /// From the leading edge, and to the trailing one.
    public static let slide = AnyTransition(
        [("translate", Edge.leading.way)], [("translate", Edge.trailing.way)])
    /// Out of a point, and into it.
    public static let scale = AnyTransition.scale(scale: 0)

    /// From a part of its size, and back to it.
    public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition([("scale", scale.digits), ("transform-origin", anchor.text)])
    }

    /// From an edge, and back to it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition([("translate", edge.way)]) }

    /// From some pixels further to the trailing edge and further down, and back there.
    public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
        AnyTransition([("translate", "\(x.length) \(y.length)")])
    }

    /// From an edge and out of nothing, and on to the other edge.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(
            [("translate", edge.way), ("opacity", "0")], [("translate", edge.opposite.way), ("opacity", "0")])
    }

    /// From the looks that one modifier gives to those that the other gives, and back.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        var transition = AnyTransition([])
        transition.content = { AnyView($0.modifier($1.isIdentity ? identity : active)) }
        return transition
    }

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var both = self
        both.insertion.add(other.insertion)
        both.removal.add(other.removal)
        both.content = Self.both(content, other.content)
        return both
    }

    /// One for what comes, another for what goes.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var both = AnyTransition([])
        both.insertion = insertion.insertion
        both.removal = removal.removal
        both.content = Self.both(
            insertion.content.map { content in
                { content($0, $1 == .didDisappear ? .identity : $1) }
            },
            removal.content.map { content in
                { content($0, $1 == .willAppear ? .identity : $1) }
            })
        return both
    }

    /// The same, always with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var animated = self
        animated.insertion.animation = animation
        animated.removal.animation = animation
        return animated
    }

    private static func both(
        _ one: ((AnyView, TransitionPhase) -> AnyView)?, _ other: ((AnyView, TransitionPhase) -> AnyView)?
    ) -> ((AnyView, TransitionPhase) -> AnyView)? {
        guard let one else { return other }
        guard let other else { return one }
        return { other(one($0, $1), $1) }
    }
}

/// The looks that a view comes from, or goes to.
@MainActor
struct TransitionWay {
    /// A property of CSS, and its value.
    typealias Look = (property: String, value: String)

    var looks: [Look]
    var animation: Animation?

    mutating func add(_ other: TransitionWay) {
        looks += other.looks
        animation = other.animation ?? animation
    }

    /// As the browser's script reads it: properties, classes and exact values of the element, and the animation.
    func text(_ probe: TransitionProbe?) -> String {
        let properties = looks.map { "\($0.property):\($0.value)" }.joined(separator: ";")
        return [properties, probe?.classes ?? "", probe?.styles ?? "", animation?.text ?? ""]
            .joined(separator: "|")
    }
}

extension Edge {
    /// How far a view of the page's size has to be moved to be beyond the edge. Where lines run from right to left the
    /// style sheet turns it round.
    fileprivate var way: String {
        switch self {
        case .top: "0 -100%"
        case .bottom: "0 100%"
        case .leading: "calc(-100%*var(--way,1)) 0"
        case .trailing: "calc(100%*var(--way,1)) 0"
        }
    }

    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

extension UnitPoint {
    /// The point as CSS reads it.
    var text: String { "\((x * 100).digits)% \((y * 100).digits)%" }
}
