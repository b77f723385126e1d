/// Bytes that stay in one place for as long as anyone holds them, so that C may read them without a copy.
package final class SharedBytes: Sendable {
    package let count: Int
    // Written once, in `init`, and only read afterwards.
    private nonisolated(unsafe) let memory: UnsafeMutableRawBufferPointer

    package init(_ bytes: some Collection<UInt8>) {
        memory = .allocate(byteCount: bytes.count, alignment: 1)
        memory.copyBytes(from: bytes)
        count = bytes.count
    }

    deinit { memory.deallocate() }
}

extension SharedBytes {
    /// The bytes; valid for as long as `self` is held.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(memory) }
}
