import Accounts
import DatabaseTesting
import Storage
import Testing

@Suite("Actions")
struct ActionTests {
    private let desk = SignInOrigin(address: "192.0.2.1")

    @Test(arguments: TestDriver.installed)
    func tellWhoChangedWhatWhenAndFromWhere(_ driver: TestDriver) async throws {
        let clock = ManualClock(1_700_000_000)
        let accounts = try await TestDatabase(driver).open(clock)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        try await accounts.log("closed", "the valve", by: ada.id, from: desk)
        clock.advance(by: 5)
        try await accounts.log("opened", "the valve", by: ada.id)
        let actions = try await accounts.actions()
        #expect(actions.map(\.description) == ["Ada opened the valve", "Ada closed the valve"])
        #expect(actions.map(\.time) == [1_700_000_005, 1_700_000_000])
        #expect(actions.map(\.address) == ["", "192.0.2.1"])
    }

    @Test(arguments: TestDriver.installed)
    func thatAreDoneOverAndOverAreOneThatCounts(_ driver: TestDriver) async throws {
        let clock = ManualClock()
        let accounts = try await TestDatabase(driver).open(clock)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        let grace = try await accounts.createUser(name: "Grace", password: "nanoseconds of wire")
        for _ in 0..<3 {
            try await accounts.log("turned", "the wheel", by: ada.id, from: desk)
            clock.advance(by: 599)
        }
        try await accounts.log("turned", "the wheel", by: grace.id, from: desk)
        try await accounts.log("turned", "the wheel", by: ada.id, from: desk)
        #expect(try await accounts.actions().map(\.name) == ["Grace", "Ada"])
        #expect(try await accounts.actions().map(\.count) == [1, 4])
        clock.advance(by: 600)
        try await accounts.log("turned", "the wheel", by: ada.id, from: desk)
        try await accounts.log("turned", "the wheel", by: ada.id)
        #expect(try await accounts.actions().map(\.count) == [1, 1, 1, 4])
    }

    @Test(arguments: TestDriver.installed)
    func areFoundByWhoWhatAndWhereFrom(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        try await accounts.log("closed", "the valve", by: ada.id, from: desk)
        try await accounts.log("wrote", "100% of it", by: ada.id)
        try await accounts.log("wrote", #"a_b \ c"#, by: ada.id)
        for (search, found) in [
            ("", [#"a_b \ c"#, "100% of it", "the valve"]), ("ADA CLOSED", ["the valve"]),
            ("192.0", ["the valve"]), ("0% o", ["100% of it"]), ("%", ["100% of it"]), ("a_b", [#"a_b \ c"#]),
            ("aXb", []), (#"\"#, [#"a_b \ c"#]), ("\0valve", ["the valve"]), ("nothing", []),
            // To a database a mark is a character of its own.
            ("%\u{301}", []), ("\0\u{301}", []), (#"\"# + "\u{301}", []),
        ] {
            #expect(try await accounts.actions(matching: search).map(\.subject) == found, "\(search)")
        }
    }

    @Test(arguments: TestDriver.installed)
    func tellWhoAddedSomebodyOrNobodyIsAdded(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine").id
        try await accounts.createUser(name: "Bea", password: "difference engine", by: ada, from: desk)
        let actions = try await accounts.actions()
        #expect(actions.map(\.description) == ["Ada added Bea"])
        #expect(actions.map(\.address) == ["192.0.2.1"])
        try await accounts.deleteUser(ada)
        await #expect(throws: AccountsError.noSuchUser(ada)) {
            try await accounts.createUser(name: "Cleo", password: "difference engine", by: ada, from: desk)
        }
        #expect(try await accounts.isNameFree("Cleo"))
    }

    @Test(arguments: TestDriver.installed)
    func tellHowSomebodyCameAndWhatTheyChangedOfTheirOwn(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine").id
        try await accounts.setSignUpMode(.open, by: ada, from: desk)
        try await accounts.setSignUpMode(.closed, by: ada, from: desk)
        try await accounts.setSignUpMode(.invitation, by: ada, from: desk)
        let token = try await accounts.invite(by: ada, from: desk)
        try await accounts.signUp(
            name: "Bea", email: nil, password: "difference engine", invitation: token, from: desk)
        try await accounts.changePassword(
            of: ada, from: "difference engine", to: "analytical engine", keeping: nil, origin: desk)
        #expect(
            try await accounts.actions().map(\.description).reversed() == [
                "Ada opened the sign-up", "Ada closed the sign-up", "Ada set the sign-up to invitations",
                "Ada invited somebody", "Bea signed up", "Ada changed their password",
            ])
        #expect(Set(try await accounts.actions().map(\.address)) == ["192.0.2.1"])
        // What the program itself does is no action of somebody.
        try await accounts.setSignUpMode(.open)
        _ = try await accounts.invite()
        #expect(try await accounts.actions().count == 6)
    }

    @Test(arguments: TestDriver.installed)
    func ofAdministratorsSayWhomTheyAreAbout(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        let bea = try await accounts.createUser(name: "Bea", password: "difference engine")
        try await accounts.setAdministrator(true, of: bea.id, by: ada.id, from: desk)
        try await accounts.setAdministrator(false, of: bea.id, by: ada.id, from: desk)
        try await accounts.disableUser(bea.id, by: ada.id, from: desk)
        try await accounts.enableUser(bea.id, by: ada.id, from: desk)
        try await accounts.endAllSessions(of: bea.id, by: ada.id, from: desk)
        try await accounts.setPassword("nanoseconds of wire", of: bea.id, by: ada.id, from: desk)
        try await accounts.deleteUser(bea.id, by: ada.id, from: desk)
        #expect(
            try await accounts.actions().map(\.description).reversed() == [
                "Ada gave the role of administrator to Bea", "Ada took the role of administrator from Bea",
                "Ada disabled Bea", "Ada enabled Bea", "Ada signed out Bea",
                "Ada gave another password to Bea", "Ada deleted Bea",
            ])
        #expect(Set(try await accounts.actions().map(\.address)) == ["192.0.2.1"])
        // An operator on a command line is nobody who signs in.
        try await accounts.disableUser(ada.id)
        #expect(try await accounts.actions().count == 7)
    }

    @Test func areReadPageByPage() async throws {
        let accounts = try await TestDatabase(.sqlite).open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        for number in 1...5 { try await accounts.log("wrote", "\(number)", by: ada.id) }
        let first = try await accounts.actions(limit: 2)
        #expect(first.map(\.subject) == ["5", "4"])
        let second = try await accounts.actions(before: first.last?.id, limit: 2)
        #expect(second.map(\.subject) == ["3", "2"])
        #expect(try await accounts.actions(limit: -1).isEmpty)
    }

    @Test(arguments: TestDriver.installed)
    func areTenThousandAtMost(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        try await accounts.database.write { (transaction) throws(AccountsError) in
            for number in 0..<10_250 {
                try transaction.log("wrote", "\(number)", by: ada.id, from: SignInOrigin(), at: 0)
            }
        }
        let rows = try await accounts.run(Statement("count_actions", "SELECT count(*) FROM actions"), [])
        #expect(try rows.map { try $0.integer(0) } == [10_050])
    }

    @Test func ofLongWordsKeepTheFirstTwoHundredCharacters() async throws {
        let accounts = try await TestDatabase(.sqlite).open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        try await accounts.log("wrote", String(repeating: "é", count: 1_000), by: ada.id)
        #expect(try await accounts.actions().map(\.subject.count) == [200])
    }

    @Test func ofNobodyAreAnError() async throws {
        let accounts = try await TestDatabase(.sqlite).open()
        let error = await errorOf { () throws(AccountsError) in
            try await accounts.log("wrote", by: User.ID(rawValue: 7))
        }
        #expect(error == .noSuchUser(User.ID(rawValue: 7)))
    }

    @Test func areToldWhenTheyAreThere() async throws {
        let accounts = try await TestDatabase(.sqlite).open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        let changes = accounts.changes.filter { $0 == .actions }
        try await accounts.log("wrote", by: ada.id)
        for await _ in changes { break }
        #expect(try await accounts.actions().map(\.description) == ["Ada wrote"])
    }
}
