internal import DOM

/// A view that does something again and again as long as it is on the page and somebody looks at that.
package struct ClockedView<Content: View, ID: Equatable>: View {
    let content: Content
    let id: ID
    let action: @MainActor (PageClock) async -> Void

    /// - Parameters:
    ///   - id: when it is another one, what has been begun ends, and the action begins anew.
    ///   - action: waits by the clock that it is given, and ends when that says so.
    package init(content: Content, id: ID, action: @escaping @MainActor (PageClock) async -> Void) {
        self.content = content
        self.id = id
        self.action = action
    }
}

/// The time of a page, which stands still while nobody looks.
@MainActor
package struct PageClock {
    fileprivate weak var graph: ViewGraph?
    fileprivate let clock: any Clock<Duration>

    /// How often something may be done in a second.
    package static var rate: Double { 30 }

    /// Waits for so many seconds, and longer if nobody looks by then. Returns false when it is all over.
    package func wait(_ seconds: Double) async -> Bool {
        // What is longer than a day waits for a day, and then again.
        let seconds = min(max(seconds.isNaN ? 0 : seconds, 1 / Self.rate), 86_400)
        do {
            try await clock.sleep(for: .seconds(seconds))
            while graph?.motion.isWatchedNow == false { try await clock.sleep(for: .seconds(1)) }
        } catch {
            return false
        }
        return graph != nil && !Task.isCancelled
    }

    /// Whether the page's person has asked for less motion.
    package var wantsNone: Bool { graph?.motion.isReducedNow ?? true }
}

extension ClockedView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { ClockedNode(self, at: place) }
}

private final class ClockedNode<Content: View, ID: Equatable>: WrappingNode<ClockedView<Content, ID>, Content>
{
    private var view: ClockedView<Content, ID>
    private let scope: EnvironmentScope
    private var work: Task<Void, Never>?

    init(_ view: ClockedView<Content, ID>, at place: Place) {
        self.view = view
        scope = place.scope
        _ = place.graph.motion
        super.init(view.content, at: place)
        start()
    }

    override func update(_ view: ClockedView<Content, ID>) {
        let isAnother = view.id != self.view.id
        self.view = view
        child.update(view.content)
        if isAnother { start() }
    }

    private func start() {
        work?.cancel()
        let clock = PageClock(graph: graph, clock: scope.current.clock)
        let action = view.action
        work = Task { await action(clock) }
    }

    override func unmount() {
        super.unmount()
        work?.cancel()
        work = nil
    }
}
