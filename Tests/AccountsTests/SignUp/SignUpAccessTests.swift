import DatabaseTesting
import Testing

@testable import Accounts

/// Who may sign up, and who may not.
@Suite("The door")
struct SignUpAccessTests {
    @Test(arguments: TestDriver.installed)
    func isOpenedFirstByTheLinkThatIsPrinted(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let accounts = try await database.open()
        #expect(await signUp(accounts, "Mallory") == .signUpRefused(.awaitsAdministrator))
        #expect(await signUp(accounts, "Mallory", "x") == .signUpRefused(.awaitsAdministrator))
        let token = try #require(try await accounts.firstRunToken())
        // On every node, and after a restart.
        #expect(try await database.open().firstRunToken() == token)
        let ada = try await accounts.signUp(
            name: "Ada", email: nil, password: "difference engine", invitation: token)
        #expect(ada.isAdministrator)
        #expect(try await accounts.user(named: "Ada")?.isAdministrator == true)
        #expect(try await accounts.firstRunToken() == nil)
        #expect(await signUp(accounts, "Mallory", token) == .signUpRefused(.closed))
        #expect(await signUp(accounts, "Mallory") == .signUpRefused(.closed))
    }

    @Test(arguments: TestDriver.installed)
    func opensForOneOnlyOfManyWithTheSameLink(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let first = try #require(try await accounts.firstRunToken())
        let administrators = await atOnce { number in await signUp(accounts, "first \(number)", first) }
        #expect(administrators.count { $0 == nil } == 1)
        try await accounts.setSignUpMode(.invitation)
        let invitation = try await accounts.invite()
        let guests = await atOnce { number in await signUp(accounts, "guest \(number)", invitation) }
        #expect(guests.count { $0 == nil } == 1)
        #expect(guests.count { $0 == .signUpRefused(.needsInvitation) } == 7)
        #expect(try await accounts.userCount() == 2)
    }

    @Test(arguments: TestDriver.installed)
    func isClosedToThePrintedLinkOnceAnOperatorHasAddedSomebody(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let token = try #require(try await accounts.firstRunToken())
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        #expect(!ada.isAdministrator)
        #expect(await signUp(accounts, "Mallory", token) == .signUpRefused(.closed))
        try await accounts.deleteUser(ada.id)
        #expect(await signUp(accounts, "Mallory", token) == .signUpRefused(.awaitsAdministrator))
        #expect(try await accounts.firstRunToken() != token)
    }

    @Test(arguments: TestDriver.installed)
    func isSetByTheAdministrator(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let accounts = try await database.open()
        try await accounts.createUser(name: "Ada", password: "difference engine")
        #expect(try await accounts.signUpMode() == .closed)
        for mode in [SignUpMode.open, .invitation, .closed] {
            try await accounts.setSignUpMode(mode)
            #expect(try await database.open().signUpMode() == mode)
        }
        try await accounts.setSignUpMode(.open)
        #expect(await signUp(accounts, "Grace") == nil)
        #expect(try await accounts.user(named: "Grace")?.isAdministrator == false)
    }

    @Test func isSetByTheProgramBeforeAnybody() async throws {
        var configuration = AccountsConfiguration.quick
        configuration.signUp = .closed
        let accounts = try await TestDatabase(.sqlite).open(configuration: configuration)
        try await accounts.createUser(name: "Ada", password: "difference engine")
        try await accounts.setSignUpMode(.open)
        #expect(try await accounts.signUpMode() == .closed)
        #expect(await signUp(accounts, "Grace") == .signUpRefused(.closed))
    }

    @Test(arguments: TestDriver.installed)
    func letsTheInvitedInForSevenDays(_ driver: TestDriver) async throws {
        let clock = ManualClock()
        let accounts = try await TestDatabase(driver).open(clock)
        try await accounts.createUser(name: "Ada", password: "difference engine")
        try await accounts.setSignUpMode(.invitation)
        let (one, other) = (try await accounts.invite(), try await accounts.invite())
        #expect(await signUp(accounts, "Grace") == .signUpRefused(.needsInvitation))
        #expect(await signUp(accounts, "Grace", "x") == .signUpRefused(.needsInvitation))
        clock.advance(by: 7 * 24 * 3600 - 1)
        #expect(await signUp(accounts, "Grace", one) == nil)
        #expect(await signUp(accounts, "Mary", one) == .signUpRefused(.needsInvitation))
        clock.advance(by: 1)
        #expect(await signUp(accounts, "Mary", other) == .signUpRefused(.needsInvitation))
        try await accounts.setSignUpMode(.closed)
        #expect(await signUp(accounts, "Mary", try await accounts.invite()) == .signUpRefused(.closed))
    }

    @Test func keepsAnInvitationThatWasGivenWithSomethingWrong() async throws {
        let accounts = try await TestDatabase(.sqlite).open()
        try await accounts.createUser(name: "Ada", password: "analytical engine")
        try await accounts.setSignUpMode(.invitation)
        let invitation = try await accounts.invite()
        #expect(await signUp(accounts, "Ada", invitation) == .nameTaken("Ada"))
        #expect(await signUp(accounts, "", invitation) == .invalidName(.empty))
        #expect(await signUp(accounts, "Grace", invitation) == nil)
    }

    /// The answer to the first time was lost.
    @Test func isOpenOnceMoreToWhoeverHasJustComeIn() async throws {
        let accounts = try await TestDatabase(.sqlite).open()
        let token = try #require(try await accounts.firstRunToken())
        #expect(await signUp(accounts, "Ada", token) == nil)
        #expect(await signUp(accounts, "Ada", token) == nil)
        #expect(try await accounts.userCount() == 1)
    }

    @Test func tellsNoStrangerWhatNamesThereAre() async throws {
        let clock = ManualClock()
        let accounts = try await TestDatabase(.sqlite).open(clock)
        try await accounts.createUser(name: "Ada", password: "analytical engine")
        clock.advance(by: 3600)
        #expect(await signUp(accounts, "Ada") == .signUpRefused(.closed))
        #expect(await signUp(accounts, "Nobody") == .signUpRefused(.closed))
    }

    private func signUp(_ accounts: Accounts, _ name: String, _ invitation: String? = nil) async
        -> AccountsError?
    {
        await errorOf { () throws(AccountsError) in
            try await accounts.signUp(
                name: name, email: nil, password: "difference engine", invitation: invitation)
        }
    }

    private func atOnce(_ work: @escaping @Sendable (Int) async -> AccountsError?) async -> [AccountsError?] {
        await withTaskGroup(of: AccountsError?.self) { group in
            for number in 0..<8 { group.addTask { await work(number) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }
}
