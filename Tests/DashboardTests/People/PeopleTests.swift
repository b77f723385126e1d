import DashboardStorage
import PinionAccounts
import PinionAccountsTesting
import Testing

@testable import Dashboard

@Suite struct PeoplePage {
    @Test func findsPeopleOnceNothingIsTypedForAMoment() async throws {
        let source = PeopleDouble(["Ada Lovelace", "Alan Turing", "Grace Hopper"])
        let clock = VirtualClock()
        let people = People(source.source, outbox: Outbox(), clock: clock)
        let tab = try TestTab(clock: clock) { PeopleView(people: people) }
        try await tab.settle()
        #expect(tab.names == ["Ada Lovelace", "Alan Turing", "Grace Hopper"])
        for text in ["a", "al", "ala"] { try tab.type(text, into: "Search") }
        await clock.advance(by: .milliseconds(100))
        #expect(source.questions == [""])
        await clock.advance(by: .milliseconds(30))
        #expect(source.questions == ["", "ala"])
        #expect(tab.names == ["Alan Turing"])
        try tab.type("x", into: "Search")
        await clock.advance(by: .seconds(1))
        #expect(tab.texts.contains("Nobody is called that."))
    }

    @Test func findsAtOnceWhenAskedTo() async throws {
        let source = PeopleDouble(["Ada Lovelace", "Grace Hopper"])
        let tab = try TestTab {
            PeopleView(people: People(source.source, outbox: Outbox(), clock: VirtualClock()))
        }
        try await tab.settle()
        try tab.type("gr", into: "Search")
        try await tab.click("Search")
        #expect(tab.names == ["Grace Hopper"])
    }

    @Test func leadsBackFromASearchThatFindsNobody() async throws {
        let source = PeopleDouble(["Ada Lovelace", "Grace Hopper"])
        let tab = try TestTab {
            PeopleView(people: People(source.source, outbox: Outbox(), clock: VirtualClock()))
        }
        try await tab.settle()
        try tab.type("nobody", into: "Search")
        try await tab.click("Search")
        #expect(tab.names == [])
        try await tab.click("Show everybody")
        #expect(tab.names == ["Ada Lovelace", "Grace Hopper"])
        #expect(try tab.value(of: "Search") == "")
    }

    @Test func loadsMoreAndKeepsTheRowsThatAreThere() async throws {
        let source = PeopleDouble((1...5).map { "Person \($0)" }, pageSize: 2)
        let tab = try TestTab {
            PeopleView(people: People(source.source, outbox: Outbox(), clock: VirtualClock()))
        }
        try await tab.settle()
        #expect(tab.names == ["Person 1", "Person 2"])
        _ = tab.operations()
        try await tab.click("More")
        #expect(tab.names == ["Person 1", "Person 2", "Person 3", "Person 4"])
        #expect(tab.operations().count { $0.hasPrefix(#"["x""#) } == 0)
        try await tab.click("More")
        #expect(tab.names.count == 5)
        #expect(!tab.buttonLabels.contains("More"))
    }

    @Test func followsAndUnfollows() async throws {
        let source = PeopleDouble(["Ada Lovelace"])
        let tab = try TestTab {
            PeopleView(people: People(source.source, outbox: Outbox(), clock: VirtualClock()))
        }
        try await tab.settle()
        try await tab.click("Follow Ada Lovelace")
        #expect(tab.texts.contains("@person1 · 1 follower"))
        #expect(tab.buttonLabels.contains("Unfollow Ada Lovelace"))
        try await tab.click("Unfollow Ada Lovelace")
        #expect(tab.texts.contains("@person1 · 0 followers"))
        source.failure = Wrong()
        try await tab.click("Follow Ada Lovelace")
        #expect(tab.texts.contains("The database is asleep."))
        #expect(tab.buttonLabels.contains("Follow Ada Lovelace"))
    }

    @Test func saysWhyThereIsNobodyAndTriesAgain() async throws {
        let source = PeopleDouble(["Ada Lovelace"])
        source.failure = Wrong()
        let tab = try TestTab {
            PeopleView(people: People(source.source, outbox: Outbox(), clock: VirtualClock()))
        }
        try await tab.settle()
        #expect(tab.texts.contains("The database is asleep."))
        source.failure = nil
        try await tab.click("Retry")
        #expect(tab.names == ["Ada Lovelace"])
    }
}

extension TestTab {
    /// The names in the list.
    fileprivate var names: [String] {
        texts.indices.filter { texts[$0].hasPrefix("@") }.map { texts[$0 - 1] }
    }
}

/// Stands for the database: some people, whose names begin with what is looked for in one of their words.
private final class PeopleDouble {
    var failure: (any Error)?
    private(set) var questions: [String] = []
    private var people: [ListedPerson]
    private let pageSize: Int

    init(_ names: [String], pageSize: Int = 50) {
        self.pageSize = pageSize
        people = names.enumerated().map { index, name in
            let person = Person(
                id: User.ID(rawValue: Int64(index + 1)), name: "person\(index + 1)", displayName: name)
            return ListedPerson(person: person, isFollowed: false)
        }
    }

    var source: PeopleSource {
        PeopleSource(
            people: find, person: { id in self.people.first { $0.id == id }?.person }, follow: follow)
    }

    private func find(_ search: String, after cursor: PeopleListing.Cursor?) async throws -> PeopleListing {
        if let failure { throw failure }
        questions.append(search)
        let found = people.filter { listed in
            let words = listed.person.displayName.lowercased().split(separator: " ")
            return search.isEmpty || words.contains { $0.hasPrefix(search) }
        }
        let start = cursor.flatMap { Int($0.description) } ?? 0
        let end = min(start + pageSize, found.count)
        return PeopleListing(
            people: Array(found[start..<end]), next: end < found.count ? PeopleListing.Cursor("\(end)") : nil)
    }

    private func follow(_ id: User.ID, _ follows: Bool) async throws {
        if let failure { throw failure }
        guard let index = people.firstIndex(where: { $0.id == id }) else { return }
        people[index].isFollowed = follows
        people[index].person.followersCount += follows ? 1 : -1
    }
}
