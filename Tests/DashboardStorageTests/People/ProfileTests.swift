import DatabaseTesting
import Testing

@testable import Accounts
@testable import DashboardStorage

@Suite("Profiles")
struct ProfileTests {
    @Test(arguments: TestDriver.installed)
    func whoHasJustSignedUpHasAPlainOne(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(ManualClock(42), configuration: .dashboard.quick)
        let ada = try await accounts.createUser(
            name: "Ada", email: "ada@example.org", password: "difference engine")
        #expect(
            try await accounts.person(ada.id)
                == Person(
                    id: ada.id, name: "Ada", displayName: "Ada", email: "ada@example.org",
                    headerColor: "#3b6ea5", theme: "plain", photoETag: nil, followersCount: 0,
                    followingCount: 0, created: 42))
        #expect(try await accounts.person(User.ID(rawValue: 7)) == nil)
    }

    @Test(arguments: TestDriver.installed)
    func whatIsNotNamedStaysAsItIs(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(configuration: .dashboard.quick)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine").id
        var expected = try #require(await accounts.person(ada))
        expected.displayName = "Countess"
        #expect(
            try await accounts.updatePerson(ada, PersonChanges(displayName: " Countess\n")) == expected)
        expected.headerColor = "#00ffee"
        #expect(try await accounts.updatePerson(ada, PersonChanges(headerColor: "#00FFEE")) == expected)
        expected.theme = "night-2"
        #expect(try await accounts.updatePerson(ada, PersonChanges(theme: "night-2")) == expected)
        expected.email = "Ada@example.org"
        #expect(try await accounts.updatePerson(ada, PersonChanges(email: "Ada@example.org")) == expected)
        #expect(try await accounts.updatePerson(ada, PersonChanges()) == expected)
        #expect(try await accounts.person(ada) == expected)
        expected.email = nil
        #expect(try await accounts.updatePerson(ada, PersonChanges(email: " ")) == expected)
        // Whoever comes next may have the address.
        try await accounts.createUser(
            name: "Grace", email: "ada@example.org", password: "nanoseconds of wire")
    }

    @Test(arguments: [
        (PersonChanges(displayName: " "), DashboardError.invalidProfile(.displayName(.empty))),
        (PersonChanges(displayName: "a\u{202E}b"), .invalidProfile(.displayName(.controlCharacter))),
        (
            PersonChanges(displayName: String(repeating: "x", count: 65)),
            .invalidProfile(.displayName(.tooLong(maximum: 64)))
        ),
        (PersonChanges(headerColor: "red"), .invalidProfile(.headerColor)),
        (PersonChanges(headerColor: "#12345"), .invalidProfile(.headerColor)),
        (PersonChanges(headerColor: "#12345é"), .invalidProfile(.headerColor)),
        (PersonChanges(headerColor: "#12345g"), .invalidProfile(.headerColor)),
        (PersonChanges(headerColor: "#1234567"), .invalidProfile(.headerColor)),
        (PersonChanges(headerColor: "#1234５６"), .invalidProfile(.headerColor)),
        (PersonChanges(theme: ""), .invalidProfile(.theme)),
        (PersonChanges(theme: "a b"), .invalidProfile(.theme)),
        (PersonChanges(theme: String(repeating: "x", count: 33)), .invalidProfile(.theme)),
        (PersonChanges(email: "ada"), .accounts(.invalidEmail(.noAtSign))),
        (PersonChanges(email: "GRACE@example.org"), .accounts(.emailTaken("GRACE@example.org"))),
    ])
    func whatCannotBeChangesNothing(_ changes: PersonChanges, _ problem: DashboardError) async throws {
        let accounts = try await Accounts(.sqlite(":memory:"), configuration: .dashboard.quick)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine").id
        try await accounts.createUser(
            name: "Grace", email: "grace@example.org", password: "nanoseconds of wire")
        let before = try await accounts.person(ada)
        var more = changes
        more.theme = changes.theme ?? "night"
        let error = await errorOf { () throws(DashboardError) in try await accounts.updatePerson(ada, more) }
        #expect(error == problem)
        if case .accounts(.emailTaken) = problem {} else { #expect(changes.problem == problem) }
        #expect(try await accounts.person(ada) == before)
    }

    @Test(arguments: TestDriver.installed)
    func anAddressThatSomebodyHasIsTaken(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(configuration: .dashboard.quick)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine").id
        try await accounts.createUser(
            name: "Grace", email: "grace@example.org", password: "nanoseconds of wire")
        let error = await errorOf { () throws(DashboardError) in
            try await accounts.updatePerson(ada, PersonChanges(email: "Grace@example.org"))
        }
        #expect(error == .accounts(.emailTaken("Grace@example.org")))
        let nobody = await errorOf { () throws(DashboardError) in
            try await accounts.updatePerson(User.ID(rawValue: 7), PersonChanges(theme: "night"))
        }
        #expect(nobody == .noSuchUser(User.ID(rawValue: 7)))
    }

    @Test(arguments: TestDriver.installed)
    func twoWhoChangeDifferentThingsAtOnceBothGetTheirWay(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let one = try await database.open(configuration: .dashboard.quick)
        let other = try await database.open(configuration: .dashboard.quick)
        let ada = try await one.createUser(name: "Ada", password: "difference engine").id
        for round in 0..<10 {
            async let name = one.updatePerson(ada, PersonChanges(displayName: "Ada \(round)"))
            async let theme = other.updatePerson(ada, PersonChanges(theme: "theme-\(round)"))
            _ = try await (name, theme)
            let person = try #require(await one.person(ada))
            #expect(person.displayName == "Ada \(round)")
            #expect(person.theme == "theme-\(round)")
        }
    }
}
