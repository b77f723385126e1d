import Testing

@testable import Accounts
@testable import Pinion

@MainActor
@Suite("A file on its way")
struct ReceptionTests {
    /// The database may have kept a part and lost the connection before it said so.
    @Test func goesOnBehindAPartWhoseAnswerWasLost() async throws {
        var configuration = AccountsConfiguration()
        configuration.passwordCost = .minimal
        let accounts = try await Accounts(.sqlite(":memory:"), configuration: configuration)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        let reception = Reception(size: 6, fileName: nil, owner: ada.id, accounts: accounts)
        #expect(try await reception.append([1, 2], at: 0) == false)
        let rows = try await accounts.run(Statement("uploads", "SELECT id FROM uploads"), [])
        try await accounts.append([3, 4], to: UploadID(bytes: try rows[0].bytes(0)), at: 2)
        await #expect(throws: AccountsError.upload(.wrongOffset(expected: 4))) {
            try await reception.append([3, 4], at: 2)
        }
        #expect(reception.received == 4)
        #expect(try await reception.append([5, 6], at: 4))
        #expect(try await reception.finish().bytes == [1, 2, 3, 4, 5, 6])
    }
}
