internal import DOM

extension View {
    /// Starts work when the view has come onto the page; it is cancelled when the view goes.
    ///
    /// ```swift
    /// ArticleList(articles).task { articles = await library.load() }
    /// ```
    ///
    /// The page's first answer waits for it a tenth of a second at most: so a browser without JavaScript, and a
    /// script, see at once what is loaded quickly.
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        task(id: 0, priority: priority, action)
    }

    /// Starts work when the view has come onto the page, and again whenever the value is another one; what has been
    /// started before is cancelled then.
    public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        TaskView(content: self, id: id, priority: priority, action: action)
    }
}

/// A view that works as long as it is on the page.
private struct TaskView<Content: View, ID: Equatable>: View {
    let content: Content
    let id: ID
    let priority: TaskPriority
    let action: @MainActor () async -> Void
}

extension TaskView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { TaskNode(self, at: place) }
}

private final class TaskNode<Content: View, ID: Equatable>: WrappingNode<TaskView<Content, ID>, Content> {
    private var view: TaskView<Content, ID>
    private let scope: EnvironmentScope
    private var work: PageWork?

    init(_ view: TaskView<Content, ID>, at place: Place) {
        self.view = view
        scope = place.scope
        super.init(view.content, at: place)
        startAfterUpdate()
    }

    override func update(_ view: TaskView<Content, ID>) {
        let isAnother = view.id != self.view.id
        self.view = view
        child.update(view.content)
        if isAnother { startAfterUpdate() }
    }

    private func startAfterUpdate() {
        work?.cancel()
        work = nil
        graph.afterUpdate { [weak self] in
            guard let self, isMounted, work == nil else { return }
            let work = PageWork(priority: view.priority, view.action)
            work.hold(graph.document, for: graph.firstAnswerTimeout, clock: scope.readable.clock)
            self.work = work
        }
    }

    override func unmount() {
        super.unmount()
        work?.cancel()
        work = nil
    }
}
