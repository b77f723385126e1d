@testable import Dashboard

/// Stands for the check of a password: keeps who comes waiting until it is opened.
final class Door {
    private(set) var visitors = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async throws {
        visitors += 1
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Lets in who waits, once somebody does.
    func open() async {
        while waiting.isEmpty { await Task.yield() }
        for visitor in waiting { visitor.resume() }
        waiting.removeAll()
    }
}
