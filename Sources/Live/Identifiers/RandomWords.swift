internal import Glibc

extension InlineArray where Element == UInt64 {
    /// Draws words from the system's source of randomness, all in one call.
    static func random() -> Self {
        var words = Self(repeating: 0)
        let size = words.count * MemoryLayout<UInt64>.size
        guard withUnsafeMutableBytes(of: &words, { getentropy($0.baseAddress, size) }) != 0 else {
            return words
        }
        var source = SystemRandomNumberGenerator()
        for index in words.indices { words[index] = source.next() }
        return words
    }
}
