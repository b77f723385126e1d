import Testing

@testable import Server

@Suite("The bytes of all bodies together") struct BodyBudgetTests {
    private var budget = BodyBudget<Client>(size: 100)
    private let ann = Client()
    private let bob = Client()
    private let eve = Client()

    private final class Client {}

    @Test mutating func areFreeAgainWhenABodyIsGone() {
        #expect(take(60, ann, at: 0) == "taken")
        #expect(take(40, ann, at: 1) == "taken")
        #expect(take(1, bob, at: 2) == "refused")
        budget.end(ann)
        #expect(take(100, bob, at: 3) == "taken")
        #expect(take(1, ann, at: 4) == "refused")
    }

    @Test mutating func areTakenFromTheSlowest() {
        #expect(take(50, ann, at: 0) == "taken")
        #expect(take(40, bob, at: 0) == "taken")
        #expect(take(20, eve, at: 1_999) == "refused")
        #expect(take(20, eve, at: 2_000) == "taken from bob")
        #expect(take(30, eve, at: 2_000) == "taken")
        // What had to go is free only once.
        budget.end(bob)
        #expect(take(1, bob, at: 2_000) == "taken from ann")
    }

    @Test mutating func areTakenFromAsManyAsItTakes() {
        #expect(take(30, ann, at: 0) == "taken")
        #expect(take(40, bob, at: 0) == "taken")
        #expect(take(90, eve, at: 5_000) == "taken from ann, bob")
    }

    @Test mutating func areTakenFromNobodyInVain() {
        #expect(take(50, ann, at: 0) == "taken")
        #expect(take(50, bob, at: 4_000) == "taken")
        #expect(take(60, eve, at: 5_000) == "refused")
        #expect(take(50, eve, at: 5_000) == "taken from ann")
    }

    @Test mutating func areKeptByAWholeBodyUntilItIsAnswered() {
        #expect(take(100, ann, at: 0) == "taken")
        budget.finish(ann)
        #expect(take(1, bob, at: 60_000) == "refused")
        budget.end(ann)
        #expect(take(1, bob, at: 60_000) == "taken")
    }

    @Test mutating func areNotTakenFromWhoeverAsks() {
        #expect(take(100, ann, at: 0) == "taken")
        #expect(take(1, ann, at: 60_000) == "refused")
    }

    @Test mutating func countTheTimeSinceABodyBegan() {
        // Twice as much in ten times the time.
        #expect(take(20, ann, at: 0) == "taken")
        #expect(take(10, bob, at: 18_000) == "taken")
        #expect(take(75, eve, at: 20_000) == "taken from ann")
    }

    private mutating func take(_ count: Int, _ client: Client, at milliseconds: UInt64) -> String {
        switch budget.take(count, for: client, now: Moment(milliseconds: milliseconds)) {
        case .taken: "taken"
        case .refused: "refused"
        case .takenFrom(let clients): "taken from " + clients.map(name).joined(separator: ", ")
        }
    }

    private func name(_ client: Client) -> String {
        client === ann ? "ann" : client === bob ? "bob" : "eve"
    }
}
