import DatabaseTesting
import Testing

@testable import Accounts
@testable import Storage

@Suite("Sign-up")
struct SignUpTests {
    @Test(arguments: TestDriver.installed)
    func whoSignsUpCanSignIn(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(ManualClock(42))
        let ada = try await accounts.createUser(
            name: " Ada ", email: "ada@example.org", password: "difference engine")
        #expect(ada == User(id: User.ID(rawValue: 1), name: "Ada", created: 42))
        #expect(try await accounts.authenticate(name: "ada", password: "difference engine") == ada)
    }

    @Test(arguments: TestDriver.installed)
    func anAddressIsNotNeeded(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        for (name, email) in [("Ada", nil), ("Grace", ""), ("Mary", " \t")] {
            try await accounts.createUser(name: name, email: email, password: "difference engine")
        }
        #expect(try await accounts.userCount() == 3)
    }

    @Test(arguments: [
        ("", nil, "difference engine", AccountsError.invalidName(.empty)),
        ("Ada", "ada", "difference engine", .invalidEmail(.noAtSign)),
        ("Ada", nil, "engine", .weakPassword(.tooShort(minimum: 10))),
        ("difference", nil, "Difference", .weakPassword(.sameAsName)),
        ("Ada", "difference@engine.org", "difference", .weakPassword(.sameAsEmail)),
        ("grace", nil, "difference engine", .nameTaken("grace")),
        ("Ada", "GRACE@example.org", "difference engine", .emailTaken("GRACE@example.org")),
    ])
    func whatCannotBeIsNamed(_ name: String, _ email: String?, _ password: String, _ problem: AccountsError)
        async throws
    {
        let accounts = try await Accounts(.sqlite(":memory:"), configuration: .quick)
        try await accounts.createUser(
            name: "Grace", email: "grace@example.org", password: "nanoseconds of wire")
        let error = await errorOf { () throws(AccountsError) in
            try await accounts.createUser(name: name, email: email, password: password)
        }
        #expect(error == problem)
        #expect(try await accounts.userCount() == 1)
    }

    @Test(arguments: TestDriver.installed)
    func aFormLearnsWhatIsFree(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        try await accounts.createUser(
            name: "Ada", email: "ada@example.org", password: "difference engine")
        #expect(try await accounts.isNameFree(" aDA") == false)
        #expect(try await accounts.isNameFree("Ad") == true)
        let noName = await errorOf { () throws(AccountsError) in try await accounts.isNameFree("a\nb") }
        #expect(noName == .invalidName(.controlCharacter))
        #expect(NameProblem(in: "a\nb") == .controlCharacter)
        #expect(NameProblem(in: "Ada") == nil)
    }

    /// Two processes, so that nothing but the database can keep them apart.
    @Test(arguments: TestDriver.installed)
    func ofTwoWhoWantOneNameExactlyOneGetsIt(_ driver: TestDriver) async throws {
        let errors = try await signUpAtOnce(driver) { number in ("Ada", "ada\(number)@example.org") }
        #expect(errors.count { $0 == nil } == 1)
        #expect(errors.count { $0 == .nameTaken("Ada") } == 7)
    }

    @Test(arguments: TestDriver.installed)
    func ofTwoWhoWantOneAddressExactlyOneGetsIt(_ driver: TestDriver) async throws {
        let errors = try await signUpAtOnce(driver) { number in ("Ada \(number)", "ada@example.org") }
        #expect(errors.count { $0 == nil } == 1)
        #expect(errors.count { $0 == .emailTaken("ada@example.org") } == 7)
    }

    @Test(arguments: TestDriver.installed)
    func whoIsRefusedLeavesNothingBehind(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let ada = NewUser(try UserName("Ada"), created: 0)
        let error = await errorOf { () throws(AccountsError) in
            try await accounts.database.write {
                (transaction: inout DatabaseTransaction<AccountsError>) throws(AccountsError) in
                for _ in 0..<2 { _ = try ada.store(in: transaction, ifTaken: .nameTaken("Ada")) }
            }
        }
        #expect(error == .nameTaken("Ada"))
        #expect(try await accounts.run(Statement("users", "SELECT name FROM users"), []).isEmpty)
    }
}

extension SignUpTests {
    private func signUpAtOnce(
        _ driver: TestDriver, _ who: @escaping @Sendable (Int) -> (name: String, email: String)
    ) async throws -> [AccountsError?] {
        let database = try TestDatabase(driver)
        let processes = [try await database.open(), try await database.open()]
        return await withTaskGroup(of: AccountsError?.self) { group in
            for number in 0..<8 {
                let (accounts, who) = (processes[number % 2], who(number))
                group.addTask {
                    await errorOf { () throws(AccountsError) in
                        try await accounts.createUser(
                            name: who.name, email: who.email, password: "difference engine")
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }
}
