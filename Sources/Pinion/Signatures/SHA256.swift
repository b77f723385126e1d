internal import CGnuTLS

/// The hash function SHA-256 (FIPS 180-4).
enum SHA256 {
    /// The 32 bytes that stand for these bytes.
    static func digest(of bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: 32)
        let code = gnutls_hash_fast(GNUTLS_DIG_SHA256, bytes, bytes.count, &digest)
        precondition(code == 0, "GnuTLS has no SHA-256.")
        return digest
    }
}
