import DatabaseTesting
import Synchronization
import Testing

@testable import Accounts

/// What an administrator reads afterwards.
@Suite("Events of security")
struct SecurityEventTests {
    private let desk = SignInOrigin(address: "192.0.2.1")

    @Test(arguments: TestDriver.installed)
    func tellWhatWasDoneTheNewestFirst(_ driver: TestDriver) async throws {
        let clock = ManualClock(1_700_000_000)
        let accounts = try await TestDatabase(driver).open(clock)
        func after(_ work: () async throws -> Void) async throws {
            clock.advance(by: 1)
            try await work()
        }
        let grace = try await accounts.createUser(name: "Grace", password: "nanoseconds of wire").id
        try await after { try await accounts.setSignUpMode(.invitation, by: grace, from: desk) }
        clock.advance(by: 1)
        let token = try await accounts.invite(by: grace, from: desk)
        clock.advance(by: 1)
        let ada = try await accounts.signUp(
            name: "Ada", email: nil, password: "difference engine", invitation: token, from: desk)
        try await after { try await accounts.startSession(token: "t", for: ada.id, from: desk) }
        try await after { try await accounts.endSession(token: "t", from: desk) }
        try await after {
            try await accounts.changePassword(
                of: ada.id, from: "difference engine", to: "analytical engine", keeping: nil, origin: desk)
        }
        try await after { try await accounts.setPassword("difference engine", of: ada.id) }
        try await after { try await accounts.endAllSessions(of: ada.id) }
        try await after { try await accounts.setAdministrator(true, of: ada.id) }
        try await after { try await accounts.setAdministrator(false, of: ada.id) }
        try await after { try await accounts.disableUser(ada.id) }
        try await after { try await accounts.enableUser(ada.id) }
        try await after { try await accounts.deleteUser(ada.id) }
        let events = try await accounts.securityEvents()
        #expect(
            events.reversed().map(\.description) == [
                #"security: added name="Grace" address="""#,
                #"security: set the sign-up to invitations name="Grace" address="192.0.2.1""#,
                #"security: invited somebody name="Grace" address="192.0.2.1""#,
                #"security: signed up name="Ada" address="192.0.2.1""#,
                #"security: signed in name="Ada" address="192.0.2.1""#,
                #"security: signed out name="Ada" address="192.0.2.1""#,
                #"security: changed the password name="Ada" address="192.0.2.1""#,
                #"security: given another password name="Ada" address="""#,
                #"security: signed out everywhere name="Ada" address="""#,
                #"security: made an administrator name="Ada" address="""#,
                #"security: made a user like others name="Ada" address="""#,
                #"security: disabled name="Ada" address="""#,
                #"security: enabled name="Ada" address="""#,
                #"security: deleted name="Ada" address="""#,
            ])
        #expect(try await accounts.securityEvents(limit: 2).map(\.kind) == [.deleted, .enabled])
    }

    @Test(arguments: TestDriver.installed)
    func ofOneWhoGuessesAreTwoThatCount(_ driver: TestDriver) async throws {
        let clock = ManualClock(1_700_000_400)
        let accounts = try await TestDatabase(driver).open(clock)
        for _ in 0..<20 { await guess(accounts, "Ada", from: desk) }
        let events = try await accounts.securityEvents()
        #expect(
            Set(events.map(\.description)) == [
                #"security: sign-in failed name="Ada" address="192.0.2.1" count=5"#,
                #"security: made to wait name="" address="192.0.2.1" count=15"#,
            ])
        #expect(events.map(\.begun) == [1_700_000_400, 1_700_000_400])
        clock.advance(by: 600)
        await guess(accounts, "Ada", from: desk)
        #expect(try await accounts.securityEvents().map(\.count).sorted() == [1, 5, 15])
    }

    @Test func areWholeForWhoeverReadsWhileTheyAreBeingWritten() async throws {
        let accounts = try await TestDatabase(.sqlite).open()
        for count in 1...100 {
            accounts.note(.signInFailed, "Ada", desk)
            #expect(try await accounts.securityEvents().map(\.count).reduce(0, +) == count)
        }
    }

    @Test func ofNamesThatNobodyCanHaveHoldNone() async throws {
        let accounts = try await TestDatabase(.sqlite).open()
        await guess(accounts, "a\nsecurity: signed in", from: desk)
        #expect(try await accounts.securityEvents().map(\.name) == [""])
    }

    @Test func ofWhoMayNotSignUpAreToldWithoutAName() async throws {
        let accounts = try await TestDatabase(.sqlite).open()
        try await accounts.createUser(name: "Ada", password: "difference engine")
        for number in 0..<3 {
            let error = await errorOf { () throws(AccountsError) in
                try await accounts.signUp(
                    name: "Bot \(number)", email: nil, password: "difference engine",
                    from: SignInOrigin(address: "2001:db8:0:1::/64"))
            }
            #expect(error == .signUpRefused(.closed))
        }
        let refused = try await accounts.securityEvents().filter { $0.kind == .signUpRefused }
        #expect(refused.map(\.address) == ["2001:db8:0:1::/64"])
        #expect(refused.map(\.count) == [3])
    }

    @Test(arguments: TestDriver.installed)
    func ofAFloodAreAThousandRowsAtMostAndPushOutNothingElse(_ driver: TestDriver) async throws {
        let clock = ManualClock()
        let database = try TestDatabase(driver)
        let accounts = try await database.open(clock)
        try await accounts.createUser(name: "Ada", password: "difference engine")
        for number in 0..<1_200 {
            if number % 50 == 0 { _ = try await accounts.securityEvents(limit: 1) }
            accounts.note(.signInFailed, "Ada", SignInOrigin(address: "10.0.\(number / 250).\(number % 250)"))
        }
        #expect(try await accounts.securityEvents(limit: 9_999).count < 1_102)
        await accounts.removeOldEvents()
        let events = try await accounts.securityEvents(limit: 9_999)
        #expect(events.count == 1_001)
        #expect(events.contains { $0.kind == .added })
        clock.advance(by: 91 * 24 * 3600)
        #expect(try await database.open(clock).securityEvents().isEmpty)
    }

    @Test(arguments: TestDriver.installed)
    func areToldWhenTheyAreThere(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let accounts = try await database.open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        let changes = accounts.changes.filter { $0 == .securityEvents }
        await guess(accounts, "Ada", from: desk)
        for await _ in changes { break }
        #expect(try await accounts.securityEvents().contains { $0.kind == .signInFailed })
        let more = accounts.changes.filter { $0 == .securityEvents }
        try await accounts.startSession(token: "t", for: ada.id)
        for await _ in more { break }
        #expect(try await accounts.securityEvents().contains { $0.kind == .signedIn })
    }

    @Test func holdNoSecrets() async throws {
        let heard = Mutex<[String]>([])
        var configuration = AccountsConfiguration.quick
        configuration.report = { event in heard.withLock { $0.append("\(event)") } }
        let accounts = try await TestDatabase(.sqlite).open(configuration: configuration)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        let invitation = try await accounts.invite()
        try await accounts.startSession(token: "the token", for: ada.id, from: desk)
        await guess(accounts, "Ada", from: desk)
        let kept = try await accounts.securityEvents().map(\.description)
        let told = heard.withLock { $0 }
        #expect(Set(told) == Set(kept))
        #expect(kept.count == 4)
        for line in kept {
            for secret in ["difference", "guess", "the token", invitation] { #expect(!line.contains(secret)) }
        }
    }

    @Test func areOneLineEachWhateverIsInThem() {
        let event = SecurityEvent(
            id: 7, kind: .signInFailed, name: "a\"b\\c\n\u{202E}d\u{0}", address: "x\r\ny", begun: 1,
            latest: 2,
            count: 3)
        #expect(
            "\(event)"
                == #"security: sign-in failed name="a\"b\\c\u{a}\u{202e}d\u{0}" address="x\u{d}\u{a}y" count=3"#
        )
    }

    private func guess(_ accounts: Accounts, _ name: String, from origin: SignInOrigin) async {
        _ = try? await accounts.authenticate(name: name, password: "a wild guess", from: origin)
    }
}

@Suite("Attempts that are counted")
struct AttemptCounterTests {
    @Test func areHandedOutOnceTogether() {
        var counter = AttemptCounter()
        let key = AttemptCounter.Key(kind: .signInFailed, name: "Ada", address: "192.0.2.1")
        #expect([counter.add(key), counter.add(key), counter.add(key)] == [true, false, false])
        #expect(counter.take().map(\.count) == [3])
        #expect(counter.take().map(\.count) == [])
        #expect([counter.add(key)] == [true])
    }

    @Test func areToldApartAsFarAsThereIsRoom() {
        var counter = AttemptCounter(capacity: 2)
        for number in 0..<1_000 { _ = counter.add(.init(kind: .throttled, name: "", address: "\(number)")) }
        let counted = counter.take().map { "\($0.key.address) \($0.count)" }
        #expect(counted.sorted() == ["0 1", "1 1", "many 998"])
    }
}
