import DatabaseTesting
import Testing
import ThreadsTesting

@testable import Accounts
@testable import Storage

/// Somebody does what they can to keep others from signing in.
@Suite("Strangers who guess")
struct SignInDenialTests {
    private let stranger = SignInOrigin(address: "198.51.100.7")
    private let home = SignInOrigin(address: "192.0.2.1")

    @Test(arguments: TestDriver.installed)
    func doNotLockTheOwnerOut(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        for _ in 0..<20 { await guess(accounts, from: stranger) }
        #expect(await guess(accounts, from: stranger) == .tooManyAttempts(retryAfter: .seconds(1)))
        let user = try await accounts.authenticate(name: "Ada", password: "difference engine", from: home)
        #expect(user == ada)
    }

    @Test func waitLongerAndLonger() async throws {
        let clock = ManualClock()
        let accounts = try await TestDatabase(.sqlite).open(clock)
        try await accounts.createUser(name: "Ada", password: "difference engine")
        for _ in 0..<5 { await guess(accounts, from: stranger) }
        clock.advance(by: 1)
        #expect(await guess(accounts, from: stranger) == .wrongNameOrPassword)
        #expect(await guess(accounts, from: stranger) == .tooManyAttempts(retryAfter: .seconds(2)))
        // The right one is refused, too.
        let error = await errorOf { () throws(AccountsError) in
            try await accounts.authenticate(name: "ADA", password: "difference engine", from: stranger)
        }
        #expect(error == .tooManyAttempts(retryAfter: .seconds(2)))
        clock.advance(by: 2)
        _ = try await accounts.authenticate(name: "Ada", password: "difference engine", from: stranger)
    }

    @Test(arguments: TestDriver.installed)
    func atTheOwnersAddressDoNotSlowTheirKnownBrowserDown(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        var laptop = home
        laptop.deviceToken = accounts.deviceToken(for: ada)
        for _ in 0..<20 { await guess(accounts, from: home) }
        _ = try await accounts.authenticate(name: "Ada", password: "difference engine", from: laptop)
        #expect(await guess(accounts, from: home) == .tooManyAttempts(retryAfter: .seconds(1)))
    }

    @Test func areNotTakenForTheOwnerByWhatTheyMakeUp() async throws {
        let accounts = try await TestDatabase(.sqlite).open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        let grace = try await accounts.createUser(name: "Grace", password: "nanoseconds of wire")
        let (own, token) = (accounts.deviceToken(for: grace), try #require(accounts.deviceToken(for: ada)))
        let other = try await TestDatabase(.sqlite).open().deviceToken(for: ada)
        for _ in 0..<5 { await guess(accounts, from: stranger) }
        let madeUp = [own, other, "", String(token.dropLast()), token.uppercased(), token + "0"]
        for deviceToken in madeUp {
            let origin = SignInOrigin(address: stranger.address, deviceToken: deviceToken)
            #expect(await guess(accounts, from: origin) == .tooManyAttempts(retryAfter: .seconds(1)))
        }
        #expect(accounts.deviceToken(for: ada) != token)
    }

    @Test func fillTheQueueAndMakeRoomForOthers() async throws {
        let occupied = await OccupiedPool(waiting: 4)
        let accounts = try await Accounts(.sqlite(":memory:"), configuration: .quick, pool: occupied.pool)
        let hash = try #require(Argon2.hash(SecretBytes("difference engine"), cost: .minimal))
        try await accounts.run(
            .insertUser,
            [.text("Ada"), .text("ada"), .text(hash), .integer(0), .null, .null, .integer(0)])
        await withTaskGroup(of: AccountsError?.self) { group in
            for number in 0..<45 {
                group.addTask { await guess(accounts, "nobody \(number)", from: stranger) }
            }
            // All but four have been told that it is too busy.
            for _ in 0..<41 { #expect(await group.next() == .busy) }
            group.addTask {
                await errorOf { () throws(AccountsError) in
                    try await accounts.authenticate(name: "Ada", password: "difference engine", from: home)
                }
            }
            // One of the four has made room.
            #expect(await group.next() == .busy)
            await occupied.release()
            let last = await group.reduce(into: []) { $0.append($1) }
            #expect(last.count { $0 == .wrongNameOrPassword } == 3)
            #expect(last.count { $0 == nil } == 1)
        }
    }

    @discardableResult
    private func guess(_ accounts: Accounts, _ name: String = "Ada", from origin: SignInOrigin) async
        -> AccountsError?
    {
        await errorOf { () throws(AccountsError) in
            try await accounts.authenticate(name: name, password: "guess", from: origin)
        }
    }
}
