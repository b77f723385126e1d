import DatabaseTesting
import Storage
import Testing

@testable import Accounts

/// Somebody signs up once more, as the answer to the first time was lost.
@Suite("A sign-up that is repeated")
struct RepeatedSignUpTests {
    private let clock = ManualClock()

    @Test(arguments: TestDriver.installed)
    func isTheSameUser(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(clock)
        let ada = try await accounts.createUser(
            name: "Ada", email: "ada@example.org", password: "difference engine")
        clock.advance(by: 600)
        let again = try await accounts.createUser(
            name: "Ada", email: "ADA@example.org", password: "difference engine")
        #expect(again == ada)
        #expect(try await accounts.userCount() == 1)
    }

    @Test(
        arguments: TestDriver.installed,
        [
            ("ada@example.org", "analytical engine", 0 as Int64), ("", "difference engine", 0),
            ("ada@example.com", "difference engine", 0), ("ada@example.org", "difference engine", 601),
        ])
    func isRefusedIfAnythingDiffersOrItIsTooLate(
        _ driver: TestDriver, _ second: (email: String, password: String, delay: Int64)
    ) async throws {
        let accounts = try await TestDatabase(driver).open(clock)
        try await accounts.createUser(name: "Ada", email: "ada@example.org", password: "difference engine")
        clock.advance(by: second.delay)
        let error = await errorOf { () throws(AccountsError) in
            try await accounts.createUser(name: "Ada", email: second.email, password: second.password)
        }
        #expect(error == .nameTaken("Ada"))
        #expect(try await accounts.userCount() == 1)
    }

    /// Other programs write into the database too.
    @Test(arguments: [Int64.min, .max])
    func isRefusedIfTheFirstWasAtATimeThatNoClockShows(_ time: Int64) async throws {
        let accounts = try await TestDatabase(.sqlite).open(clock)
        try await accounts.createUser(name: "Ada", email: nil, password: "difference engine")
        try await accounts.database.write { (transaction) throws(AccountsError) in
            try transaction.run(
                Statement("end_of_time", "UPDATE users SET created = $1"), [.integer(time)])
        }
        let error = await errorOf { () throws(AccountsError) in
            try await accounts.createUser(name: "Ada", email: nil, password: "difference engine")
        }
        #expect(error == .nameTaken("Ada"))
    }

    @Test func countsAsAGuessOfThePassword() async throws {
        let accounts = try await TestDatabase(.sqlite).open(clock)
        try await accounts.createUser(name: "Ada", email: nil, password: "difference engine")
        for _ in 0..<10 {
            _ = await errorOf { () throws(AccountsError) in
                try await accounts.createUser(name: "Ada", email: nil, password: "analytical engine")
            }
        }
        let error = await errorOf { () throws(AccountsError) in
            try await accounts.createUser(name: "Ada", email: nil, password: "difference engine")
        }
        #expect(error == .nameTaken("Ada"))
    }
}
