import DatabaseTesting
import Testing

@testable import Accounts

/// What operators do while other processes serve pages.
@Suite("Administration")
struct AdministrationTests {
    @Test(arguments: TestDriver.installed)
    func aListTellsWhatIsToBeKnown(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(ManualClock(42))
        let grace = try await accounts.createUser(
            name: "Grace", email: "grace@navy.example", password: "nanoseconds of wire")
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        try await accounts.startSession(token: "laptop", for: grace.id)
        try await accounts.disableUser(ada.id)
        try await accounts.setAdministrator(true, of: grace.id)
        let administrator = User(id: grace.id, name: "Grace", created: 42, isAdministrator: true)
        #expect(
            try await accounts.list() == [
                AccountSummary(user: ada, email: nil, disabled: 42, sessionCount: 0),
                AccountSummary(
                    user: administrator, email: "grace@navy.example", disabled: nil, sessionCount: 1),
            ])
    }

    @Test(arguments: TestDriver.installed)
    func whoIsDisabledIsOutUntilTheyAreEnabled(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        try await accounts.startSession(token: "t", for: ada.id)
        try await accounts.disableUser(ada.id)
        #expect(try await accounts.user(forSession: "t") == nil)
        #expect(await signIn(accounts, "difference engine") == .wrongNameOrPassword)
        let error = await errorOf { () throws(AccountsError) in
            try await accounts.startSession(token: "u", for: ada.id)
        }
        #expect(error == .noSuchUser(ada.id))
        try await accounts.enableUser(ada.id)
        #expect(await signIn(accounts, "difference engine") == nil)
        #expect(try await accounts.user(forSession: "t") == nil)
    }

    @Test(arguments: TestDriver.installed)
    func whoIsDeletedIsGoneAndTheNameIsFree(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        try await accounts.startSession(token: "t", for: ada.id)
        try await accounts.deleteUser(ada.id)
        #expect(try await accounts.user(forSession: "t") == nil)
        #expect(try await accounts.user(named: "ada") == nil)
        let error = await errorOf { () throws(AccountsError) in try await accounts.deleteUser(ada.id) }
        #expect(error == .noSuchUser(ada.id))
        #expect(try await accounts.createUser(name: "Ada", password: "difference engine").id != ada.id)
    }

    @Test(arguments: TestDriver.installed)
    func anOperatorsNewPasswordEndsEverySignIn(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        try await accounts.startSession(token: "t", for: ada.id)
        try await accounts.setPassword("analytical engine", of: ada.id)
        #expect(try await accounts.user(forSession: "t") == nil)
        #expect(await signIn(accounts, "difference engine") == .wrongNameOrPassword)
        #expect(await signIn(accounts, "analytical engine") == nil)
    }

    @Test(arguments: TestDriver.installed)
    func anOwnersNewPasswordEndsTheirOtherSignIns(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        let grace = try await accounts.createUser(name: "Grace", password: "nanoseconds of wire")
        for token in ["here", "elsewhere"] { try await accounts.startSession(token: token, for: ada.id) }
        try await accounts.startSession(token: "desk", for: grace.id)
        func change(_ old: String, _ new: String) async -> AccountsError? {
            await errorOf { () throws(AccountsError) in
                try await accounts.changePassword(of: ada.id, from: old, to: new, keeping: "here")
            }
        }
        #expect(await change("difference", "analytical engine") == .wrongNameOrPassword)
        #expect(await change("difference engine", "engine") == .weakPassword(.tooShort(minimum: 10)))
        #expect(try await accounts.user(forSession: "elsewhere") == ada)
        #expect(await change("difference engine", "analytical engine") == nil)
        #expect(try await accounts.user(forSession: "elsewhere") == nil)
        #expect(try await accounts.user(forSession: "here") == ada)
        #expect(try await accounts.user(forSession: "desk") == grace)
        #expect(await signIn(accounts, "analytical engine") == nil)
    }

    @Test func guessesOfTheOldPasswordAreCounted() async throws {
        let accounts = try await TestDatabase(.sqlite).open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        var errors: [AccountsError?] = []
        for _ in 0..<6 {
            errors.append(
                await errorOf { () throws(AccountsError) in
                    try await accounts.changePassword(
                        of: ada.id, from: "guess", to: "analytical engine", keeping: nil)
                })
        }
        #expect(errors.last == .tooManyAttempts(retryAfter: .seconds(1)))
    }

    @Test(arguments: TestDriver.installed)
    func everyRevocationIsToldOf(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        try await accounts.startSession(token: "t", for: ada.id)
        let changes = accounts.changes
        try await accounts.endSession(token: "t")
        try await accounts.endSession(token: "t")
        try await accounts.endAllSessions(of: ada.id)
        try await accounts.disableUser(ada.id)
        try await accounts.enableUser(ada.id)
        try await accounts.setPassword("analytical engine", of: ada.id)
        try await accounts.setAdministrator(true, of: ada.id)
        try await accounts.deleteUser(ada.id)
        // The session could end only once.
        let heard = await changes.filter { $0 != .securityEvents }.prefix(7).reduce(into: []) {
            $0.append($1)
        }
        #expect(heard == Array(repeating: .user(ada.id), count: 7))
    }

    @Test func whatOtherProcessesWriteIsHeardOnSQLiteToo() async throws {
        let database = try TestDatabase(.sqlite)
        let accounts = try await database.open()
        var changes = accounts.changes.makeAsyncIterator()
        let other = try await database.open()
        try await other.createUser(name: "Ada", password: "difference engine")
        #expect(await changes.next() == .everything)
    }

    private func signIn(_ accounts: Accounts, _ password: String) async -> AccountsError? {
        await errorOf { () throws(AccountsError) in
            try await accounts.authenticate(name: "Ada", password: password)
        }
    }
}
