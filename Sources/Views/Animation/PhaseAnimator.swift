internal import Reactive

/// A view that goes through phases, one after the other, each with an animation of its own.
///
/// ```swift
/// PhaseAnimator([1.0, 1.2]) { size in
///     Text("♥").scaleEffect(size)
/// } animation: { _ in
///     .easeInOut(duration: 0.6)
/// }
/// ```
///
/// The server takes a step when an animation is over, as long as somebody looks at the page. For people who have asked
/// for less motion it stays at the first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: PhaseTrigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var step = 0

    /// Goes through the phases without end.
    public init<S: Sequence>(
        _ phases: S, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where S.Element == Phase {
        self.phases = Array(phases)
        self.content = content
        self.animation = animation
        trigger = nil
    }

    /// Goes through the phases once whenever a value changes, back to the first one.
    public init<S: Sequence, Trigger: Equatable>(
        _ phases: S, trigger: Trigger, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where S.Element == Phase {
        self.phases = Array(phases)
        self.content = content
        self.animation = animation
        self.trigger = PhaseTrigger(trigger)
    }

    public var body: some View {
        if !phases.isEmpty {
            let phase = phases[min(step, phases.count - 1)]
            PhaseSteps(trigger: trigger, count: phases.count, step: $step, content: content(phase)) { next in
                animation(phases[min(next, phases.count - 1)])
            }
            .animation(animation(phase), value: step)
        }
    }
}

/// A value of which it is only asked whether it is another one.
struct PhaseTrigger: Equatable {
    private let value: Any
    private let isSame: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        isSame = { ($0 as? Value) == value }
    }

    static func == (one: PhaseTrigger, other: PhaseTrigger) -> Bool { one.isSame(other.value) }
}

/// What takes the steps.
private struct PhaseSteps<Content: View>: View {
    let trigger: PhaseTrigger?
    let count: Int
    @Binding var step: Int
    let content: Content
    let animation: (Int) -> Animation?
    @State private var first: PhaseTrigger?

    var body: some View {
        ClockedView(content: content, id: trigger) { clock in
            if let trigger {
                // Only a change is a reason.
                guard let first else {
                    self.first = trigger
                    return
                }
                guard first != trigger, !clock.wantsNone else { return }
                self.first = trigger
                for next in 1..<max(count, 2) { guard await take(next, clock) else { return } }
                _ = await take(0, clock)
            } else {
                guard count > 1, await clock.wait(0) else { return }
                while await take((step + 1) % count, clock) {}
            }
        }
    }

    private func take(_ next: Int, _ clock: PageClock) async -> Bool {
        if clock.wantsNone { return await clock.wait(1) }
        step = next
        return await clock.wait(max(animation(next)?.wholeDuration ?? 0, 0.1))
    }
}

/// The view that a modifier with phases is given.
public struct PlaceholderContentView<Value>: View {
    let content: AnyView

    public var body: AnyView { content }
}

extension PlaceholderContentView where Value: View {
    /// The view itself.
    package init(of view: Value) {
        content = AnyView(view)
    }
}

extension View {
    /// Has the view go through phases without end.
    public func phaseAnimator<Phase: Equatable, Result: View>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Result,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
        return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
    }

    /// Has the view go through phases once whenever a value changes.
    public func phaseAnimator<Phase: Equatable, Result: View>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Result,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
        return PhaseAnimator(
            phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
    }

    /// Has a part of the view's looks show with an animation, and nothing else of it.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(content: AnyView(self))).animation(animation)
    }
}
