import DashboardStorage
import PinionAccounts
import Testing

@testable import Dashboard

@Suite(.timeLimit(.minutes(10))) struct TheNewsOfAPerson {
    @Test func areReadOnceForAllChangesThatComeMeanwhile() async throws {
        let shelf = Shelf()
        let news = PersonNews(articles: { await shelf.read() }, followers: { [] })
        let person = Bindable(Person.ada)
        let following = Task { await news.follow(person) }
        while shelf.isWaited == false { await Task.yield() }
        for _ in 1...5 { person.update(with: .ada) }
        #expect(shelf.readings == 1)
        shelf.release()
        while shelf.readings < 2 || shelf.isWaited == false { await Task.yield() }
        following.cancel()
        shelf.release()
        await following.value
        person.update(with: .ada)
        #expect(shelf.readings == 2)
    }
}

/// Articles that are handed out when the test says so.
private final class Shelf {
    private(set) var readings = 0
    private var waiting: CheckedContinuation<Void, Never>?

    var isWaited: Bool { waiting != nil }

    func read() async -> [Article] {
        readings += 1
        await withCheckedContinuation { waiting = $0 }
        return []
    }

    func release() {
        waiting?.resume()
        waiting = nil
    }
}
