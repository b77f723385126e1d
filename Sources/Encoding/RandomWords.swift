internal import Glibc

extension InlineArray where Element == UInt64 {
    /// Draws words from the system's source of randomness, all in one call.
    @inlinable
    package static func random() -> Self {
        var words = Self(repeating: 0)
        withUnsafeMutableBytes(of: &words) { fillWithRandomBytes($0) }
        return words
    }
}

/// Fills at most 256 bytes from the system's source of randomness.
@usableFromInline
package func fillWithRandomBytes(_ bytes: UnsafeMutableRawBufferPointer) {
    guard getentropy(bytes.baseAddress, bytes.count) != 0 else { return }
    var source = SystemRandomNumberGenerator()
    for index in bytes.indices { bytes[index] = source.next() }
}
