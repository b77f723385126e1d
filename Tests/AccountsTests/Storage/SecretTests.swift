import DatabaseTesting
import Testing

@testable import Accounts

@Suite("The secret of a database") struct SecretTests {
    @Test(arguments: TestDriver.installed)
    func isTheSameWhenItIsOpenedAgain(driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let secret = try await database.open().secret
        #expect(secret.count == 32)
        #expect(try await database.open().secret == secret)
        #expect(try await TestDatabase(driver).open().secret != secret)
    }
}
