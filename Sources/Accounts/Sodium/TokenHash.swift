internal import CSodium

/// What is stored in place of a session's token (BLAKE2b, 32 bytes). A token is random and long, so that
/// a fast hash is as good as a slow one.
enum TokenHash {
    static let byteCount = 32

    static func of(_ token: String) -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: byteCount)
        var token = token
        token.withUTF8 { bytes in
            _ = crypto_generichash(&hash, byteCount, bytes.baseAddress, UInt64(bytes.count), nil, 0)
        }
        return hash
    }
}
