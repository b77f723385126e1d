import DatabaseTesting
import Testing

@testable import Accounts
@testable import DashboardStorage
@testable import Storage

@Suite("Sample data")
struct SampleDataTests {
    @Test(arguments: TestDriver.installed)
    func fillsAnEmptyDatabase(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(configuration: .dashboard.quick)
        let changes = accounts.changes
        let start = ContinuousClock.now
        let people = try await SampleData.fill(accounts, themes: ["plain", "night"])
        // Seen in a debug build on a shared two-core machine: 0.1 s on SQLite, 0.2 s on PostgreSQL. The
        // limit leaves room for sanitizers and for neighbours.
        #expect(start.duration(to: .now) < .seconds(60))
        #expect(people.count == 200)
        #expect(await changes.prefix(1).reduce(into: []) { $0.append($1) } == [.everything])
        let listing = try await accounts.people(limit: 100, seenBy: nil)
        #expect(listing.next != nil)
        #expect(Set(listing.people.map(\.person.theme)) == ["plain", "night"])
        #expect(listing.people.allSatisfy { $0.person.followingCount > 0 })
        #expect(listing.people.contains { $0.person.followersCount > 30 })
        #expect(try await accounts.articles(limit: 100).articles.count == 66)
    }

    @Test(arguments: TestDriver.installed)
    func countsForNobodyAndLetsNobodyIn(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(configuration: .dashboard.quick)
        let people = try await SampleData.fill(accounts, people: 3)
        #expect(try await accounts.userCount() == 0)
        let name = try #require(await accounts.person(people[0])?.name)
        for password in ["", name, "password", "*"] {
            let error = await errorOf { () throws(AccountsError) in
                try await accounts.authenticate(name: name, password: password)
            }
            #expect(error == .wrongNameOrPassword)
        }
        try await accounts.createUser(name: "Ada", email: nil, password: "difference engine")
        #expect(try await accounts.userCount() == 1)
    }

    @Test(arguments: TestDriver.installed)
    func hasThePhotosThatAreDrawnForIt(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(configuration: .dashboard.quick)
        let people = try await SampleData.fill(accounts, people: 4) { name in
            name.utf8.count.isMultiple(of: 2) ? Array(name.utf8) : nil
        }
        for id in people {
            let person = try #require(await accounts.person(id))
            let photo = try await accounts.photo(of: id)
            let expected =
                person.displayName.utf8.count.isMultiple(of: 2) ? Array(person.displayName.utf8) : nil
            #expect(photo?.bytes == expected)
            #expect(photo?.etag == person.photoETag)
        }
    }

    @Test(arguments: TestDriver.installed)
    func leavesADatabaseWithUsersAlone(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(configuration: .dashboard.quick)
        try await accounts.createUser(name: "Ada", password: "difference engine")
        #expect(try await SampleData.fill(accounts) == [])
        #expect(try await accounts.people(seenBy: nil).people.map(\.person.name) == ["Ada"])
        let filled = try await TestDatabase(driver).open(configuration: .dashboard.quick)
        #expect(try await SampleData.fill(filled, people: 3).count == 3)
        #expect(try await SampleData.fill(filled, people: 3) == [])
        #expect(try await filled.people(seenBy: nil).people.count == 3)
    }

    @Test(arguments: TestDriver.installed)
    func isThereOnceThoughTwoProcessesFillAtOnce(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let (one, other) = (
            try await database.open(configuration: .dashboard.quick),
            try await database.open(configuration: .dashboard.quick)
        )
        async let first = SampleData.fill(one, people: 20)
        async let second = SampleData.fill(other, people: 20)
        #expect(try await [first.count, second.count].sorted() == [0, 20])
        #expect(try await one.people(limit: 100, seenBy: nil).people.count == 20)
    }

    @Test(arguments: TestDriver.installed)
    func isMarked(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(configuration: .dashboard.quick)
        try await SampleData.fill(accounts, people: 3)
        let marks = Statement("marks", "SELECT DISTINCT is_sample, password_hash FROM users")
        #expect(try await accounts.run(marks, []) == [Row(values: [.integer(1), .text("")])])
    }

    @Test func isTheSameForTheSameSeed() {
        let (one, same) = (world(seed: 1), world(seed: 1))
        #expect(one.people.map(\.name) == same.people.map(\.name))
        #expect(one.articles.map(\.text) == same.articles.map(\.text))
        #expect(one.follows.map(\.followed) == same.follows.map(\.followed))
        #expect(one.people.map(\.name) != world(seed: 2).people.map(\.name))
        #expect(one.people[0].name == "carlos.lindqvist")
        #expect(one.people[0].displayName == "Carlos Lindqvist")
        #expect(one.articles[0].title == "Notes on updates")
        #expect(
            one.articles[0].text.split(separator: "\n\n")[1] == """
                Nobody tells you how quiet it is on a board the size of a card. What it really needs is a \
                name. It took me three attempts to read the log properly. On some days it is enough to \
                restore the backup and leave it at that. Try it, and write to me how it went.
                """)
    }

    @Test func hasNobodyTwice() throws {
        let people = world(people: 5000).people
        #expect(try Set(people.map { try UserName($0.name).key }).count == 5000)
        #expect(people.prefix(90).allSatisfy { $0.created <= 0 })
    }

    @Test func hasNoGapsInItsProse() {
        for seed in 0..<20 as Range<UInt64> {
            for article in world(seed: seed).articles {
                #expect(
                    !article.text.contains { "{}".contains($0) }
                        && !article.title.contains { "{}".contains($0) })
                #expect(ArticleProblem(title: article.title, text: article.text) == nil)
                #expect((3...5).contains(article.text.split(separator: "\n\n").count))
            }
        }
    }

    @Test(arguments: [-1, 0, 1, 2])
    func mayBeSmall(_ people: Int) async throws {
        let accounts = try await Accounts(.sqlite(":memory:"), configuration: .dashboard.quick)
        #expect(try await SampleData.fill(accounts, people: people, themes: []).count == max(0, people))
    }
}

extension SampleDataTests {
    private func world(people: Int = 30, seed: UInt64 = 1815) -> SampleWorld {
        SampleWorld(people: people, themes: ["plain"], seed: seed, now: 0)
    }
}
