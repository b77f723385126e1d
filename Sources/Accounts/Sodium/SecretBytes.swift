internal import CSodium

/// A password while it is being checked: one buffer, overwritten when the last holder lets go of it.
///
/// The `String` that it was made from cannot be overwritten, and neither can what the network held: the
/// aim is that *these* layers leave no copies behind.
// Unchecked because of the pointer: the bytes are written in `init` and wiped in `deinit`, between them
// everybody only reads.
final class SecretBytes: @unchecked Sendable {
    private let start: UnsafeMutablePointer<CChar>
    private let count: Int

    /// Composed (as RFC 8265 asks), so that it does not matter how a keyboard makes an accent.
    init(_ text: String) {
        var count = 0
        text.forEachComposedScalar { count += UTF8.width($0) }
        let start = UnsafeMutablePointer<CChar>.allocate(capacity: count + 1)
        start.initialize(repeating: 0, count: count + 1)
        var end = 0
        text.forEachComposedScalar { scalar in
            for unit in UTF8.encode(scalar) ?? UTF8.EncodedScalar() where end < count {
                start[end] = CChar(bitPattern: unit)
                end += 1
            }
        }
        self.start = start
        self.count = count
    }

    deinit {
        sodium_memzero(start, count + 1)
        start.deallocate()
    }
}

extension SecretBytes {
    /// Lends the bytes and their count; the pointer is good until `body` returns.
    func lend<Result>(_ body: (UnsafePointer<CChar>, UInt64) -> Result) -> Result {
        body(start, UInt64(count))
    }
}
