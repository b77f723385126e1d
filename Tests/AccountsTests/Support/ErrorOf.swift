@testable import Accounts

/// What `body` fails with, to be compared with what it should fail with.
func errorOf<Result>(_ body: () async throws(AccountsError) -> Result) async -> AccountsError? {
    do {
        _ = try await body()
        return nil
    } catch {
        return error
    }
}
