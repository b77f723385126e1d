public import Live
public import Server

/// Whoever a closure says.
public struct ClosureIdentity: IdentityProvider {
    private let ask: @Sendable (Request) async throws -> SignedInUser?

    init(_ ask: @escaping @Sendable (Request) async throws -> SignedInUser?) {
        self.ask = ask
    }

    public func user(of request: Request) async throws -> SignedInUser? { try await ask(request) }
}

extension IdentityProvider where Self == ClosureIdentity {
    /// Whoever a closure says.
    ///
    /// ```swift
    /// let site = Site(identity: .ask { try await tickets.holder(of: $0.headers["x-ticket"]) }) {
    ///     Page("/") { TanksView() }
    /// }
    /// ```
    public static func ask(
        _ body: @escaping @Sendable (Request) async throws -> SignedInUser?
    ) -> ClosureIdentity {
        ClosureIdentity(body)
    }
}
