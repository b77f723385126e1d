internal import CSodium
internal import Encoding

/// A name for bytes that no others have (BLAKE2b, 128 bits): the same photo keeps its address, another
/// one gets another.
package enum ContentHash {
    /// In hexadecimal digits. Megabytes take milliseconds, so it is not done where people wait.
    @concurrent
    package static func of(_ bytes: [UInt8]) async -> String {
        var hash = [UInt8](repeating: 0, count: 16)
        _ = crypto_generichash(&hash, hash.count, bytes, UInt64(bytes.count), nil, 0)
        return Hexadecimal.text(of: hash)
    }
}
