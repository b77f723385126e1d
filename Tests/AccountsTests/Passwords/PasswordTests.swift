import DatabaseTesting
import Testing
import ThreadsTesting

@testable import Accounts
@testable import Storage

@Suite("Passwords")
struct PasswordTests {
    @Test(arguments: [
        ("123456789", AccountsError.weakPassword(.tooShort(minimum: 10))),
        ("👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀", .weakPassword(.tooShort(minimum: 10))),
        (String(repeating: "x", count: 1025), .weakPassword(.tooLong(maximum: 1024))),
        (String(repeating: "xy", count: 512), nil),
        ("ten signs.", nil),
        ("1234567890", .weakPassword(.common)),
        ("          ", .weakPassword(.common)),
        ("a\u{0}23456789", nil),
    ])
    func aNewPasswordHasTenCharactersToAThousandBytes(_ password: String, _ error: AccountsError?)
        async throws
    {
        let accounts = try await Accounts(.sqlite(":memory:"), configuration: .quick)
        #expect(
            await errorOf { () throws(AccountsError) in
                try await accounts.createUser(name: "Ada", password: password)
            } == error)
        guard error == nil else { return }
        _ = try await accounts.authenticate(name: "Ada", password: password)
    }

    @Test func whatFollowsANulCounts() async throws {
        let accounts = try await Accounts(.sqlite(":memory:"), configuration: .quick)
        try await accounts.createUser(name: "Ada", password: "difference\u{0}1")
        let error = await errorOf { () throws(AccountsError) in
            try await accounts.authenticate(name: "Ada", password: "difference\u{0}2")
        }
        #expect(error == .wrongNameOrPassword)
    }

    @Test func itDoesNotMatterHowAKeyboardMakesAnAccent() async throws {
        let accounts = try await Accounts(.sqlite(":memory:"), configuration: .quick)
        try await accounts.createUser(name: "Ada", password: "p\u{E4}ssw\u{F6}rd too")
        _ = try await accounts.authenticate(name: "Ada", password: "pa\u{308}sswo\u{308}rd too")
    }

    @Test func aPasswordThatIsFarTooLongIsWrong() async throws {
        let accounts = try await Accounts(.sqlite(":memory:"), configuration: .quick)
        try await accounts.createUser(name: "Ada", password: "difference engine")
        let error = await errorOf { () throws(AccountsError) in
            try await accounts.authenticate(name: "Ada", password: String(repeating: "x", count: 5_000_000))
        }
        #expect(error == .wrongNameOrPassword)
    }

    /// If the decoy were not one, a name that nobody has would be answered without any work.
    @Test(arguments: [PasswordCost.minimal, .interactive, PasswordCost(operations: 3, memory: 12 << 20)])
    func theDecoyIsAHashOfTheSameCost(_ cost: PasswordCost) {
        let decoy = Argon2.decoy(cost: cost)
        #expect(!Argon2.isOutdated(decoy, cost: cost))
        #expect(Argon2.verify(SecretBytes("difference engine"), against: decoy) == false)
    }

    @Test(arguments: ["", "a\nb", "a\u{0}b", String(repeating: "x", count: 65)])
    func aNameThatNobodyCanHaveCostsNoHash(_ name: String) async throws {
        let occupied = await OccupiedPool(waiting: 0)
        let accounts = try await Accounts(.sqlite(":memory:"), configuration: .quick, pool: occupied.pool)
        let error = await errorOf { () throws(AccountsError) in
            try await accounts.authenticate(name: name, password: "difference engine")
        }
        #expect(error == .wrongNameOrPassword)
        await occupied.release()
    }

    @Test(arguments: ["Nobody", "Ada"], ["guess", String(repeating: "x", count: 2000)])
    func everyAnswerTakesTheWorkOfACheck(_ name: String, _ password: String) async throws {
        let occupied = await OccupiedPool(waiting: 0)
        let accounts = try await Accounts(.sqlite(":memory:"), configuration: .quick, pool: occupied.pool)
        let error = await errorOf { () throws(AccountsError) in
            try await accounts.authenticate(name: name, password: password)
        }
        #expect(error == .busy)
        await occupied.release()
    }

    @Test(arguments: TestDriver.installed)
    func aHashIsMadeAnewWhenTheCostHasChanged(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let stored = Statement("stored", "SELECT password_hash FROM users")
        let ada = try await database.open().createUser(name: "Ada", password: "difference engine")
        var dearer = AccountsConfiguration()
        dearer.passwordCost = PasswordCost(operations: 2, memory: 16384)
        let accounts = try await database.open(configuration: dearer)
        _ = await errorOf { () throws(AccountsError) in
            try await accounts.authenticate(name: "Ada", password: "wrong")
        }
        #expect(try await accounts.run(stored, [])[0].text(0).hasPrefix("$argon2id$v=19$m=8,t=1,p=1$"))
        #expect(try await accounts.authenticate(name: "Ada", password: "difference engine") == ada)
        #expect(try await accounts.run(stored, [])[0].text(0).hasPrefix("$argon2id$v=19$m=16,t=2,p=1$"))
        #expect(try await accounts.authenticate(name: "Ada", password: "difference engine") == ada)
    }

    @Test(arguments: ["", "*", "$argon2id$", "$argon2id$v=19$m=8,t=1,p=1$AAAA", "$2b$12$x"])
    func aHashThatIsNoneMatchesNothing(_ hash: String) {
        #expect(Argon2.verify(SecretBytes("difference engine"), against: hash) == false)
    }

    @Test func ofAHundredAtOnceTheQueueIsServedAndTheRestIsTold() async throws {
        let occupied = await OccupiedPool(waiting: 32)
        let location = DatabaseLocation.sqlite(":memory:")
        let accounts = try await Accounts(location, configuration: .quick, pool: occupied.pool)
        let hash = try #require(Argon2.hash(SecretBytes("difference engine"), cost: .minimal))
        for number in 0..<100 {
            let values: [SQLValue] = [
                .text("\(number)"), .text("\(number)"), .text(hash), .integer(0), .null, .null, .integer(0),
            ]
            try await accounts.run(.insertUser, values)
        }
        await withTaskGroup(of: AccountsError?.self) { group in
            for number in 0..<100 {
                group.addTask {
                    await errorOf { () throws(AccountsError) in
                        try await accounts.authenticate(name: "\(number)", password: "difference engine")
                    }
                }
            }
            for _ in 0..<68 { #expect(await group.next() == .busy) }
            await occupied.release()
            for _ in 0..<32 { #expect(await group.next() == .some(nil)) }
        }
    }

    @Test func beingToldBusyIsNoWrongGuess() async throws {
        let occupied = await OccupiedPool(waiting: 0)
        let accounts = try await Accounts(.sqlite(":memory:"), configuration: .quick, pool: occupied.pool)
        for _ in 0..<20 {
            let error = await errorOf { () throws(AccountsError) in
                try await accounts.authenticate(name: "Ada", password: "guess")
            }
            #expect(error == .busy)
        }
        await occupied.release()
    }
}
