/// What `body` fails with, to be compared with what it should fail with.
package func errorOf<Result, Failure: Error>(_ body: () async throws(Failure) -> Result) async -> Failure? {
    do throws(Failure) {
        _ = try await body()
        return nil
    } catch {
        return error
    }
}
