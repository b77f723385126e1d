public import Live
public import Server

/// People whom a proxy has signed in, and names in a header field.
public struct HeaderIdentity: IdentityProvider {
    private let field: String
    private let rolesField: String?
    private let proxies: TrustedProxies

    init(field: String, rolesField: String?, proxies: TrustedProxies) {
        self.field = field
        self.rolesField = rolesField
        self.proxies = proxies
    }

    public func user(of request: Request) async throws -> SignedInUser? {
        guard proxies.include(request.remoteAddress), let name = request.headers[field], !name.isEmpty else {
            return nil
        }
        let roles = rolesField.flatMap { request.headers[$0] } ?? ""
        return SignedInUser(
            id: name, roles: Set(roles.split { $0 == "," || $0 == ";" || $0 == " " }.map(String.init)))
    }
}

extension IdentityProvider where Self == HeaderIdentity {
    /// People whom a proxy has signed in.
    ///
    /// ```swift
    /// let site = Site(identity: .header("Remote-User", roles: "Remote-Groups")) {
    ///     Page("/") { TanksView() }
    /// }
    /// ```
    /// - Parameters:
    ///   - field: the header field with the name, which the proxy has to set, or take away, on every request.
    ///   - roles: the field with what the person may do, separated by commas.
    ///   - proxies: who is believed. The field is ignored on what comes from anywhere else.
    public static func header(
        _ field: String, roles: String? = nil, from proxies: TrustedProxies = .thisMachine
    ) -> HeaderIdentity {
        HeaderIdentity(field: field, rolesField: roles, proxies: proxies)
    }
}
