internal import CGnuTLS

/// Signs what is given to browsers to keep, so that it can be told whether what comes back is that (HMAC-SHA-256, of
/// which 128 bits are kept). It is not made secret.
struct Signer: Sendable {
    static let keyByteCount = 32
    private static let signatureByteCount = 16

    private let key: [UInt8]

    /// - Parameter key: what was signed is good for whoever has the same one.
    init(key: [UInt8]) {
        self.key = key
        // Where there is no HMAC, that shows now, and not at somebody's request.
        _ = signature(of: [], for: "")
    }

    /// One whose signatures are good as long as the process runs.
    init() {
        var key = [UInt8](repeating: 0, count: Self.keyByteCount)
        var random = SystemRandomNumberGenerator()
        for index in key.indices { key[index] = .random(in: .min ... .max, using: &random) }
        self.init(key: key)
    }
}

extension Signer {
    /// Whether two texts are the same, in a time that does not tell where they differ.
    static func areEqual(_ one: String, _ other: String) -> Bool {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        return one.count == other.count && gnutls_memcmp(one, other, one.count) == 0
    }

    /// How many characters it takes to write so many bytes with their signature.
    static func length(ofBytes count: Int) -> Int {
        ((signatureByteCount + count) * 4 + 2) / 3
    }

    /// Writes bytes with their signature, in the alphabet for addresses.
    ///
    /// - Parameter context: what the bytes are good for; they are not good for anything else.
    func seal(_ bytes: [UInt8], for context: String) -> String {
        Base64.addressText(of: signature(of: bytes, for: context) + bytes)
    }

    /// Reads what ``seal(_:for:)`` has written for the same context; `nil` if it is anything else.
    func open(_ text: String, for context: String) -> [UInt8]? {
        guard let signed = Base64.bytes(of: text), signed.count >= Self.signatureByteCount else { return nil }
        let bytes = Array(signed[Self.signatureByteCount...])
        let signature = signature(of: bytes, for: context)
        return gnutls_memcmp(signature, signed, Self.signatureByteCount) == 0 ? bytes : nil
    }

    /// The context comes first, with its length: where it ends is not left to the bytes.
    private func signature(of bytes: [UInt8], for context: String) -> [UInt8] {
        let context = Array(context.utf8)
        let length = withUnsafeBytes(of: UInt64(context.count).littleEndian, Array.init)
        let message = length + context + bytes
        var digest = [UInt8](repeating: 0, count: 32)
        let code = gnutls_hmac_fast(
            GNUTLS_MAC_SHA256, key, key.count, message, message.count, &digest)
        precondition(code == 0, "GnuTLS has no HMAC-SHA-256.")
        return Array(digest.prefix(Self.signatureByteCount))
    }
}
