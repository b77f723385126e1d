/// The files by which a server proves who it is: a certificate with those that vouch for it, and the key that belongs to
/// it, in PEM.
///
/// ```swift
/// site.certificate = CertificateFiles("/etc/tls/fullchain.pem", key: "/etc/tls/privkey.pem")
/// try await site.run(on: .tls("0.0.0.0", port: 443))
/// ```
public struct CertificateFiles: Sendable, Hashable {
    /// The path of the certificate's file: the server's own comes first.
    public var certificate: String
    /// The path of the key's file.
    public var key: String

    public init(_ certificate: String, key: String) {
        self.certificate = certificate
        self.key = key
    }
}
