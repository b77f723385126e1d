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
    /// Site(identity: .ask { request in try await tickets.holder(of: request.headers["x-ticket"]) }) { … }
    /// ```
    public static func ask(
        _ body: @escaping @Sendable (Request) async throws -> SignedInUser?
    ) -> ClosureIdentity {
        ClosureIdentity(body)
    }
}
