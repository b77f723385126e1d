import DatabaseTesting
import Testing

@testable import Accounts
@testable import Storage

@Suite("Sessions")
struct SessionTests {
    private let day: Int64 = 24 * 3600

    @Test(arguments: TestDriver.installed)
    func aTokenLeadsToItsUser(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        let grace = try await accounts.createUser(name: "Grace", password: "nanoseconds of wire")
        try await accounts.startSession(token: "a", for: ada.id)
        try await accounts.startSession(token: "g", for: grace.id)
        #expect(try await accounts.user(forSession: "a") == ada)
        #expect(try await accounts.user(forSession: "g") == grace)
        for unknown in ["", "A", "a\u{0}", "b", String(repeating: "a", count: 100_000)] {
            #expect(try await accounts.user(forSession: unknown) == nil)
        }
    }

    @Test(arguments: TestDriver.installed)
    func anEndedSessionLeadsNowhere(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        try await accounts.startSession(token: "laptop", for: ada.id)
        try await accounts.startSession(token: "phone", for: ada.id)
        try await accounts.endSession(token: "laptop")
        try await accounts.endSession(token: "laptop")
        #expect(try await accounts.user(forSession: "laptop") == nil)
        #expect(try await accounts.user(forSession: "phone") == ada)
    }

    @Test(arguments: TestDriver.installed)
    func aUserIsSignedOutEverywhereAtOnce(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        let grace = try await accounts.createUser(name: "Grace", password: "nanoseconds of wire")
        try await accounts.startSession(token: "laptop", for: ada.id)
        try await accounts.startSession(token: "phone", for: ada.id)
        try await accounts.startSession(token: "desk", for: grace.id)
        try await accounts.endAllSessions(of: ada.id)
        #expect(try await accounts.user(forSession: "laptop") == nil)
        #expect(try await accounts.user(forSession: "phone") == nil)
        #expect(try await accounts.user(forSession: "desk") == grace)
    }

    @Test(arguments: TestDriver.installed)
    func aSessionOfNobodyIsRefused(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let error = await errorOf { () throws(AccountsError) in
            try await accounts.startSession(token: "t", for: User.ID(rawValue: 7))
        }
        #expect(error == .noSuchUser(User.ID(rawValue: 7)))
    }

    @Test(arguments: TestDriver.installed)
    func aTokenCannotBeTakenOver(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        let grace = try await accounts.createUser(name: "Grace", password: "nanoseconds of wire")
        try await accounts.startSession(token: "t", for: ada.id)
        let error = await errorOf { () throws(AccountsError) in
            try await accounts.startSession(token: "t", for: grace.id)
        }
        #expect(error == .failure("a session with that token exists"))
        #expect(try await accounts.user(forSession: "t") == ada)
    }

    @Test(arguments: TestDriver.installed)
    func aSessionOutlivesTheServer(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let first = try await database.open()
        let ada = try await first.createUser(name: "Ada", password: "difference engine")
        try await first.startSession(token: "t", for: ada.id)
        #expect(try await database.open().user(forSession: "t") == ada)
    }

    @Test(arguments: TestDriver.installed)
    func aSessionEndsFourteenDaysAfterItsLastUse(_ driver: TestDriver) async throws {
        let clock = ManualClock()
        let accounts = try await TestDatabase(driver).open(clock)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        for token in ["used", "looked at", "idle"] {
            try await accounts.startSession(token: token, for: ada.id)
        }
        clock.advance(by: 10 * day)
        #expect(try await accounts.user(forSession: "used") == ada)
        #expect(try await accounts.user(forSession: "looked at", isUse: false) == ada)
        clock.advance(by: 4 * day)
        #expect(try await accounts.user(forSession: "looked at") == nil)
        #expect(try await accounts.user(forSession: "idle") == nil)
        clock.advance(by: 10 * day - 1)
        #expect(try await accounts.user(forSession: "used") == ada)
    }

    @Test(arguments: TestDriver.installed)
    func aSessionEndsThirtyDaysAfterItBeganHoweverOftenItIsUsed(_ driver: TestDriver) async throws {
        let clock = ManualClock()
        let accounts = try await TestDatabase(driver).open(clock)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        try await accounts.startSession(token: "t", for: ada.id)
        for _ in 0..<29 {
            clock.advance(by: day)
            #expect(try await accounts.user(forSession: "t") == ada)
        }
        clock.advance(by: day - 1)
        #expect(try await accounts.user(forSession: "t") == ada)
        clock.advance(by: 1)
        #expect(try await accounts.user(forSession: "t") == nil)
    }

    @Test(arguments: TestDriver.installed)
    func howLongSessionsLastIsTheProgramsChoice(_ driver: TestDriver) async throws {
        let clock = ManualClock()
        var configuration = AccountsConfiguration.quick
        (configuration.sessionIdleLimit, configuration.sessionLimit) = (60, 100)
        let accounts = try await TestDatabase(driver).open(clock, configuration: configuration)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        try await accounts.startSession(token: "t", for: ada.id)
        for _ in 0..<2 {
            clock.advance(by: 49)
            #expect(try await accounts.user(forSession: "t") == ada)
        }
        clock.advance(by: 2)
        #expect(try await accounts.user(forSession: "t") == nil)
    }

    @Test(arguments: TestDriver.installed)
    func aSessionInUseIsWrittenOnceAnHour(_ driver: TestDriver) async throws {
        let clock = ManualClock(1_000_000)
        let database = try TestDatabase(driver)
        let accounts = try await database.open(clock)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        try await accounts.startSession(token: "t", for: ada.id)
        var expiries: [Int64] = []
        for _ in 0..<5 {
            clock.advance(by: 1500)
            _ = try await accounts.user(forSession: "t")
            let rows = try await accounts.run(Statement("expiry", "SELECT expires FROM sessions"), [])
            expiries.append(try rows[0].integer(0) - 14 * day)
        }
        #expect(expiries == [1_000_000, 1_000_000, 1_004_500, 1_004_500, 1_004_500])
    }

    @Test(arguments: TestDriver.installed)
    func expiredSessionsAreRemovedAtTheStartAndHourlyWhenSomebodySignsIn(_ driver: TestDriver) async throws {
        let clock = ManualClock()
        let database = try TestDatabase(driver)
        let accounts = try await database.open(clock)
        let count = Statement("count", "SELECT count(*) FROM sessions")
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        try await accounts.startSession(token: "1", for: ada.id)
        clock.advance(by: 14 * day)
        try await accounts.startSession(token: "2", for: ada.id)
        #expect(try await accounts.run(count, [])[0].integer(0) == 1)
        clock.advance(by: 14 * day)
        let again = try await database.open(clock)
        #expect(try await again.run(count, [])[0].integer(0) == 0)
    }

    @Test(arguments: TestDriver.installed)
    func aTokenIsNotStored(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        try await accounts.startSession(token: "t", for: ada.id)
        let rows = try await accounts.run(Statement("hashes", "SELECT token_hash FROM sessions"), [])
        #expect(rows == [Row(values: [.bytes(TokenHash.of("t"))])])
        #expect(TokenHash.of("t").count == 32)
    }

    @Test(arguments: TestDriver.installed)
    func aUserTakesTheirSessionsWithThem(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let accounts = try await database.open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        try await accounts.startSession(token: "t", for: ada.id)
        try database.connect().execute("DELETE FROM users")
        #expect(try await accounts.user(forSession: "t") == nil)
    }
}
