internal import Glibc
internal import Programs
internal import Server

extension Options {
    /// Sets what has been set of a site when the program was started.
    @MainActor
    func set(_ site: Site) throws(UsageError) {
        site.folder = self["--public"] ?? site.folder
        site.secret = try secret() ?? site.secret
        site.hostNames += hostNames
        site.trustedProxies = trustedProxies ?? site.trustedProxies
        site.certificate = certificate ?? site.certificate
        site.limits = try limits(site.limits)
        let space = try number("--file-space", 1...1_000_000).map { $0 << 20 }
        site.uploadLimits.totalSize = space ?? site.uploadLimits.totalSize
        site.metricsToken = try metricsToken() ?? site.metricsToken
        site.metricsAddress = try metricsAddress() ?? site.metricsAddress
        site.securityText = try securityText() ?? site.securityText
        site.passwordPage = try passwordPage() ?? site.passwordPage
    }

    private func secret() throws(UsageError) -> [UInt8]? {
        guard let path = self["--secret-file"] else { return nil }
        guard let secret = SmallFile.read(path), secret.count >= 32 else {
            throw UsageError("\(path) is no file of 32 bytes or more (--secret-file)")
        }
        return secret
    }

    private func metricsToken() throws(UsageError) -> String? {
        guard let token = self["--metrics-token"] else { return nil }
        guard token.utf8.count >= 16 else {
            throw UsageError("--metrics-token takes 16 characters or more, which nobody guesses")
        }
        return token
    }

    private func metricsAddress() throws(UsageError) -> ListeningAddress? {
        guard let place = self["--metrics-listen"] else { return nil }
        if place.hasPrefix("unix:") {
            return try Self.socket(String(place.dropFirst(5)), of: "--metrics-listen")
        }
        guard let authority = Authority(place), let port = authority.port else {
            throw UsageError("--metrics-listen takes HOST:PORT or unix:PATH, not \(place)")
        }
        return .tcp(authority.host, port: port)
    }

    private func securityText() throws(UsageError) -> String? {
        guard let path = self["--security-txt"] else { return nil }
        let text = SmallFile.read(path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let names = text.split(whereSeparator: \.isNewline).map { $0.lowercased() }
        guard ["contact:", "expires:"].allSatisfy({ name in names.contains { $0.hasPrefix(name) } }) else {
            throw UsageError("\(path) is no file with lines of Contact: and Expires: (--security-txt)")
        }
        return text
    }

    private func passwordPage() throws(UsageError) -> String? {
        guard let path = self["--password-page"] else { return nil }
        guard path.hasPrefix("/"), !path.hasPrefix("//"), path.escaped == path else {
            throw UsageError("--password-page takes a path as in /account, not \(path)")
        }
        return path
    }
}
