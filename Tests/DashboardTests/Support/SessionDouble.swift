import PinionAccounts

@testable import Dashboard

/// Stands for a browser's session.
final class SessionDouble: ProfileSession {
    var failure: (any Error)?
    private let hasEnded = PassthroughSubject<Void, Never>()
    var ended: AnyPublisher<Void, Never> { hasEnded.eraseToAnyPublisher() }

    func end() async throws {
        if let failure { throw failure }
        hasEnded.send()
    }
}
