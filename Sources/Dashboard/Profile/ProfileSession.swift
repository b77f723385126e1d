import PinionAccounts

/// The session in which a profile is open.
protocol ProfileSession {
    /// Ends it, wherever it is open.
    func end() async throws

    /// Sends when it has ended.
    var ended: AnyPublisher<Void, Never> { get }
}

/// The session of a browser.
final class BrowserSession: ProfileSession {
    private let signOut: () async throws -> Void
    private let hasEnded = PassthroughSubject<Void, Never>()

    /// - Parameter signOut: signs the person out.
    init(signOut: @escaping () async throws -> Void) {
        self.signOut = signOut
    }

    func end() async throws {
        try await signOut()
        hasEnded.send()
    }

    var ended: AnyPublisher<Void, Never> { hasEnded.eraseToAnyPublisher() }
}
