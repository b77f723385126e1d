internal import Accounts
internal import Storage

extension Accounts {
    /// Runs a statement whose failures have no meaning of their own, and reads its rows.
    func rows<Value>(
        _ statement: Statement, _ values: [SQLValue], _ read: (Row) throws(StorageError) -> Value
    ) async throws(DashboardError) -> [Value] {
        do throws(StorageError) {
            return try await database.rows(statement, values, read)
        } catch {
            throw DashboardError(error)
        }
    }

    /// Carries out all that `body` does, or nothing of it if it throws.
    @discardableResult
    func write<Result: Sendable>(
        _ body: @Sendable (inout DatabaseTransaction<DashboardError>) throws(DashboardError) -> Result
    ) async throws(DashboardError) -> Result {
        try await database.write(body)
    }
}
