/// The work that is under way for a page; it is cancelled when the page goes.
@MainActor
package final class PageTasks {
    private var works: [ObjectIdentifier: PageWork] = [:]

    package init() {}

    /// Begins a piece of work. If a document is given, its answers wait until the work is done.
    package func run(on document: Document?, _ action: @escaping @MainActor () async -> Void) {
        let work = PageWork(action)
        let id = ObjectIdentifier(work)
        works[id] = work
        work.onEnd = { [weak self] in self?.works[id] = nil }
        work.hold(document, for: nil)
    }

    /// Has a page's answers wait for all that has been begun, until a timeout.
    package func hold(_ document: Document?, for timeout: Duration?) {
        for work in works.values { work.hold(document, for: timeout) }
    }

    /// Cancels everything.
    package func cancel() {
        for work in works.values { work.cancel() }
        works = [:]
    }
}
