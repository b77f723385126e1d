public import Live
public import Server

/// Says who a request is. A site asks one, see ``Site``'s `identity`.
///
/// ```swift
/// struct Badges: IdentityProvider {
///     func user(of request: Request) async throws -> SignedInUser? {
///         guard let badge = request.headers["x-badge"] else { return nil }
///         return SignedInUser(id: badge)
///     }
/// }
/// ```
/// There are ready ones: ``IdentityProvider/header(_:roles:from:)`` for a proxy that signs people in,
/// ``IdentityProvider/basic(realm:_:)``, and, in `PinionAccounts`, people with passwords in a database.
public protocol IdentityProvider: Sendable {
    /// Who a request is; nil is nobody.
    ///
    /// It is asked when a page is opened, a form comes without JavaScript, a file is sent or an endpoint is called; for a
    /// page that stays open, every half minute while it is used. A page whose person is somebody else by then is closed.
    /// If it throws, or takes ten seconds, that request is answered with 503.
    func user(of request: Request) async throws -> SignedInUser?

    /// What a browser is asked for when it is nobody (`WWW-Authenticate`); nil if nobody has to be somebody.
    var challenge: String? { get }
}

extension IdentityProvider {
    public var challenge: String? { nil }
}

/// An identity that knows people by the session in their cookie, and keeps it.
package protocol SessionKeeper: IdentityProvider {
    /// Who holds the session with a token; nil if it has ended or never was.
    ///
    /// - Parameter isUse: whether the person does something, which keeps the session alive.
    func user(forSession token: String, isUse: Bool) async throws -> SignedInUser?

    /// Reports, until the task is cancelled, whose sessions may have ended, or changed hands; nil for anybody's.
    func followChanges(_ report: @escaping @MainActor @Sendable (SignedInUser.ID?) -> Void) async

    /// Hears that somebody who is signed in may not open a page that they asked for.
    func noteKeptOut(_ user: SignedInUser, from address: String?)

    /// The key of what browsers keep for pages: at least 32 bytes, the same on every node and after a restart.
    var secret: [UInt8] { get }

    /// - Throws: why people cannot be looked up, or nothing can be stored about them, at the moment.
    func checkReadiness() async throws
}

extension SessionKeeper {
    package func user(forSession token: String) async throws -> SignedInUser? {
        try await user(forSession: token, isUse: true)
    }

    package func followChanges(_ report: @escaping @MainActor @Sendable (SignedInUser.ID?) -> Void) async {}

    package func noteKeptOut(_ user: SignedInUser, from address: String?) {}
}

extension Request {
    /// The token of the session that the browser's cookie names; nil if it names none.
    package var sessionToken: String? { Cookie.session(of: self)?.text }
}
