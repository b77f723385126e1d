internal import DOM

/// The work that is under way for a page. It ends with the page.
@MainActor
final class PageTasks {
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var last = 0

    /// Starts a piece of work that those wait for who have asked the page for something.
    func run(on document: Document?, _ work: @escaping @MainActor () async -> Void) {
        last += 1
        let number = last
        document?.activity += 1
        tasks[number] = Task { [weak self, weak document] in
            await work()
            self?.tasks[number] = nil
            document?.activity -= 1
        }
    }

    /// Cancels everything: the page goes.
    func cancel() {
        for task in tasks.values { task.cancel() }
        tasks = [:]
    }
}
