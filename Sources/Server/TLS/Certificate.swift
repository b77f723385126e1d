import CGnuTLS
import Glibc

/// A certificate and its key in memory, and what is spoken with whoever trusts it.
// Both handles are only read once they are made.
final class Certificate: @unchecked Sendable {
    let credentials: OpaquePointer
    let priorities: OpaquePointer
    /// What an operator should know about the files, though they can be used.
    let warnings: [String]

    /// TLS 1.3 and 1.2, keys that are made for each connection, ciphers that prove what they carry, no SHA-1.
    private static let spoken = """
        NONE:+VERS-TLS1.3:+VERS-TLS1.2:+ECDHE-ECDSA:+ECDHE-RSA:+AES-256-GCM:+CHACHA20-POLY1305:+AES-128-GCM:+AEAD:\
        +SIGN-ALL:-SIGN-RSA-SHA1:-SIGN-ECDSA-SHA1:-SIGN-DSA-SHA1:+GROUP-X25519:+GROUP-SECP256R1:+GROUP-SECP384R1:\
        +CTYPE-X509:%SERVER_PRECEDENCE
        """

    /// Reads the files.
    ///
    /// - Throws: ``ServerError/badCertificate(_:)``.
    init(_ files: CertificateFiles) throws(ServerError) {
        let certificate = try Self.read(files.certificate, as: "certificate")
        let key = try Self.read(files.key, as: "key")
        (credentials, priorities) = try Self.makeHandles()
        let status = Self.use(certificate, key, credentials)
        var warnings: [String] = []
        if Self.isOpenToOthers(files.key) {
            warnings.append("the key \(files.key) can be read by every user of this machine")
        }
        let end = pinion_tls_expiry(credentials)
        if end >= 0, end < time(nil) { warnings.append("the certificate \(files.certificate) has expired") }
        self.warnings = warnings
        guard status >= 0 else {
            throw .badCertificate(
                status == GNUTLS_E_CERTIFICATE_KEY_MISMATCH
                    ? "the key \(files.key) does not belong to the certificate \(files.certificate)"
                    : "the certificate \(files.certificate) with the key \(files.key): \(Self.words(status))")
        }
    }

    /// What a program knows that asks its own server, whose certificate it need not be shown to trust.
    init(forAsking: Void) throws(ServerError) {
        (credentials, priorities) = try Self.makeHandles()
        warnings = []
    }

    deinit {
        gnutls_certificate_free_credentials(credentials)
        gnutls_priority_deinit(priorities)
    }
}

extension Certificate {
    private static func makeHandles() throws(ServerError) -> (OpaquePointer, OpaquePointer) {
        var credentials: OpaquePointer?
        var priorities: OpaquePointer?
        let status = gnutls_certificate_allocate_credentials(&credentials)
        guard status >= 0, let credentials else {
            throw .system(call: "gnutls_certificate_allocate_credentials", reason: words(status))
        }
        let spokenStatus = gnutls_priority_init(&priorities, spoken, nil)
        guard spokenStatus >= 0, let priorities else {
            gnutls_certificate_free_credentials(credentials)
            throw .system(call: "gnutls_priority_init", reason: words(spokenStatus))
        }
        return (credentials, priorities)
    }

    private static func use(_ certificate: [UInt8], _ key: [UInt8], _ credentials: OpaquePointer) -> Int32 {
        var (certificate, key) = (certificate, key)
        return certificate.withUnsafeMutableBufferPointer { certificate in
            key.withUnsafeMutableBufferPointer { key in
                var first = gnutls_datum_t(data: certificate.baseAddress, size: UInt32(certificate.count))
                var second = gnutls_datum_t(data: key.baseAddress, size: UInt32(key.count))
                return gnutls_certificate_set_x509_key_mem(
                    credentials, &first, &second, GNUTLS_X509_FMT_PEM)
            }
        }
    }

    /// Reads a file of at most a megabyte.
    private static func read(_ path: String, as kind: String) throws(ServerError) -> [UInt8] {
        guard let file = fopen(path, "re") else {
            throw .badCertificate("cannot read the \(kind) \(path): \(lastSystemError())")
        }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        let count = fread(&bytes, 1, bytes.count, file)
        guard ferror(file) == 0 else {
            throw .badCertificate("cannot read the \(kind) \(path): \(lastSystemError())")
        }
        return Array(bytes.prefix(count))
    }

    private static func isOpenToOthers(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & (S_IROTH | S_IWOTH) != 0
    }

    private static func words(_ status: Int32) -> String { String(cString: gnutls_strerror(status)) }
}
