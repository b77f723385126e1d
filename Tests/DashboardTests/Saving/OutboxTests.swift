import PinionAccounts
import Testing
import VirtualTime

@testable import Dashboard

@Suite struct AnOutbox {
    private let clock = VirtualClock()
    private let outbox: Outbox
    private let database = Shelf()

    init() {
        outbox = Outbox(retry: Retry(clock: clock, spread: { 1 }))
    }

    private func store(_ text: String, as key: String) async {
        await outbox.store(key) { [database] in
            try await database.put(text)
        } report: { [database] outcome in
            database.history.append("\(key): \(outcome.message ?? "stored")")
        }
    }

    @Test func storesAtOnce() async {
        await store("Ada", as: "name")
        #expect(database.content == ["Ada"])
        #expect(database.history == ["name: stored"])
    }

    @Test func keepsWhatCannotBeStoredUntilItCan() async {
        database.failure = .outage
        await store("Ada", as: "name")
        #expect(
            database.history == ["name: Not saved yet: the database cannot be reached. Trying again."])
        await clock.advance(by: .seconds(10))
        database.failure = nil
        await clock.advance(by: .seconds(2))
        #expect(database.content == ["Ada"])
        #expect(database.history.last == "name: stored")
        #expect(clock.sleeperCount == 0)
    }

    @Test func storesInTheOrderInWhichThingsWereEntered() async {
        database.failure = .outage
        await store("Ada", as: "name")
        await store("ada@example.org", as: "email")
        await store("blue", as: "theme")
        #expect(Set(database.history.map { $0.prefix { $0 != ":" } }) == ["name", "email", "theme"])
        database.failure = nil
        await clock.advance(by: .seconds(1))
        #expect(database.content == ["Ada", "ada@example.org", "blue"])
    }

    @Test func storesTheLatestOfAKind() async {
        database.failure = .outage
        await store("Ada", as: "name")
        await store("ada@example.org", as: "email")
        await store("Countess", as: "name")
        database.failure = nil
        await clock.advance(by: .seconds(1))
        #expect(database.content == ["ada@example.org", "Countess"])
        #expect(database.history.count { $0 == "name: stored" } == 1)
    }

    @Test func storesTheLatestLastWhenTheFirstIsUnderWay() async {
        let door = Door()
        database.door = door
        let first = Task { await store("Ada", as: "name") }
        while door.visitors < 1 { await Task.yield() }
        let second = Task { await store("Countess", as: "name") }
        await first.value
        await door.open()
        while door.visitors < 2 { await Task.yield() }
        await door.open()
        await second.value
        #expect(database.content == ["Ada", "Countess"])
        #expect(database.history == ["name: stored"])
    }

    @Test func givesUpWhatCanNeverBeStoredAndGoesOn() async {
        database.failure = .readOnly
        await store("Ada", as: "name")
        #expect(database.history == ["name: Not saved: the database takes no changes."])
        database.failure = .emailTaken("a@b.org")
        await store("a@b.org", as: "email")
        #expect(database.history.last == "email: Somebody else has the e-mail address “a@b.org”.")
        database.failure = nil
        await store("blue", as: "theme")
        #expect(database.content == ["blue"])
    }

    @Test func forgetsWhatIsWithdrawn() async {
        database.failure = .outage
        await store("Ada", as: "name")
        outbox.withdraw("name")
        database.failure = nil
        await clock.advance(by: .seconds(60))
        #expect(database.content == [])
        await store("Countess", as: "name")
        #expect(database.content == ["Countess"])
    }

    @Test func livesUntilItIsEmpty() async {
        var outbox: Outbox? = Outbox(retry: Retry(clock: clock, spread: { 1 }))
        weak let remembered = outbox
        database.failure = .outage
        await outbox?.store("name") { [database] in
            try await database.put("Ada")
        } report: { _ in
        }
        outbox = nil
        #expect(remembered != nil)
        database.failure = nil
        await clock.advance(by: .seconds(1))
        #expect(database.content == ["Ada"])
        #expect(remembered == nil)
    }
}

/// Stands for a database: what was put into it, unless it fails.
private final class Shelf {
    var failure: AccountsError?
    var door: Door?
    var history: [String] = []
    private(set) var content: [String] = []

    func put(_ text: String) async throws {
        try await door?.wait()
        if let failure { throw failure }
        content.append(text)
    }
}
