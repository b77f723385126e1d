/// A way of one's own in which views come and go.
///
/// ```swift
/// struct Twirl: Transition {
///     func body(content: Content, phase: TransitionPhase) -> some View {
///         content
///             .scaleEffect(phase.isIdentity ? 1 : 0.5)
///             .opacity(phase.isIdentity ? 1 : 0)
///             .rotationEffect(.degrees(phase.value * 360))
///     }
/// }
/// ```
///
/// What differs between the phases are looks: opacity, sizes, places, colours, blur. The browser goes from one to the
/// other.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the view in a phase.
    associatedtype Body: View

    /// The view that comes or goes.
    typealias Content = AnyView

    /// The view in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// Where a view is that comes or goes.
public enum TransitionPhase: Hashable, Sendable {
    /// It is about to come.
    case willAppear
    /// It is there.
    case identity
    /// It has gone.
    case didDisappear

    /// Whether it is there.
    public var isIdentity: Bool { self == .identity }

    /// -1 before it comes, 0 while it is there, 1 when it has gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// A transition that the browser knows the looks of.
@MainActor
protocol KnownTransition: Transition {
    var known: AnyTransition { get }
}

extension KnownTransition {
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition {
    var erased: AnyTransition {
        if let known = self as? any KnownTransition { return known.known }
        var transition = AnyTransition([])
        transition.content = { AnyView(body(content: $0, phase: $1)) }
        return transition
    }

    /// Both at once.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(known: erased.combined(with: other.erased))
    }

    /// The same, always with an animation of its own.
    public func animation(_ animation: Animation?) -> some Transition {
        CombinedTransition(known: erased.animation(animation))
    }

    /// The view as the transition shows it in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: AnyView(content), phase: phase)
    }
}

private struct CombinedTransition: KnownTransition {
    let known: AnyTransition
}
