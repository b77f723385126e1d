internal import Glibc
public import Live
public import Server

/// People who sign in with the browser's own window (RFC 7617).
public struct BasicIdentity: IdentityProvider {
    public let challenge: String?
    private let check: @Sendable (_ name: String, _ password: String) async throws -> SignedInUser?

    init(realm: String, check: @escaping @Sendable (String, String) async throws -> SignedInUser?) {
        let quoted = realm.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
        challenge = "Basic realm=\"\(quoted)\", charset=\"UTF-8\""
        self.check = check
    }

    public func user(of request: Request) async throws -> SignedInUser? {
        guard let field = request.headers["authorization"], let (name, password) = Self.read(field) else {
            return nil
        }
        return try await check(name, password)
    }

    /// Reads `Basic QWRhOnNlY3JldA==`.
    static func read(_ field: String) -> (name: String, password: String)? {
        let words = field.split(separator: " ")
        guard words.count == 2, words[0].lowercased() == "basic", let bytes = Base64.bytes(of: words[1]),
            let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
            let name = String(validating: bytes[..<colon], as: UTF8.self),
            let password = String(validating: bytes[(colon + 1)...], as: UTF8.self)
        else { return nil }
        return (name, password)
    }
}

extension IdentityProvider where Self == BasicIdentity {
    /// People who sign in with the browser's own window; nobody else sees a page.
    ///
    /// ```swift
    /// let site = Site(
    ///     identity: .basic(realm: "Tanks") { name, password in
    ///         password == secret ? SignedInUser(id: name) : nil
    ///     }
    /// ) {
    ///     Page("/") { TanksView() }
    /// }
    /// ```
    /// The password comes with every request, so it needs TLS in front of everything but this machine.
    ///
    /// - Parameters:
    ///   - realm: what one signs in to, in words.
    ///   - check: returns who has that name and password; nil is nobody.
    public static func basic(
        realm: String,
        _ check: @escaping @Sendable (_ name: String, _ password: String) async throws -> SignedInUser?
    ) -> BasicIdentity {
        BasicIdentity(realm: realm, check: check)
    }
}
