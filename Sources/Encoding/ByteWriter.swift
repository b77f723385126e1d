/// A row of bytes that grows while it is written.
///
/// Pages and frames are written in some hundred small pieces, and an array checks at each of them whether it is shared.
package struct ByteWriter: ~Copyable {
    @usableFromInline var start: UnsafeMutablePointer<UInt8>?
    @usableFromInline var capacity: Int
    /// How many bytes have been written.
    @usableFromInline package internal(set) var count = 0

    /// Makes one with room for some bytes; it takes more when it needs more.
    package init(capacity: Int = 0) {
        start = capacity > 0 ? .allocate(capacity: capacity) : nil
        self.capacity = capacity
    }

    deinit {
        start?.deallocate()
    }

    /// The bytes written so far; valid as long as the writer lives and nothing more is written.
    package var written: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

    /// Forgets what has been written.
    package mutating func removeAll() {
        count = 0
    }
}

extension ByteWriter {
    /// Appends bytes.
    @inlinable
    @inline(__always)
    package mutating func append(_ bytes: UnsafePointer<UInt8>, _ size: Int) {
        makeRoom(for: size)
        if let start { (start + count).update(from: bytes, count: size) }
        count += size
    }

    /// Appends bytes.
    @inlinable
    package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        if let first = bytes.baseAddress { append(first, bytes.count) }
    }

    /// Appends a literal of the program.
    @inlinable
    @inline(__always)
    package mutating func append(_ literal: StaticString) {
        append(literal.utf8Start, literal.utf8CodeUnitCount)
    }

    /// Appends a text.
    package mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    /// Appends one byte.
    @inlinable
    @inline(__always)
    package mutating func append(_ byte: UInt8) {
        makeRoom(for: 1)
        start?[count] = byte
        count += 1
    }

    /// Appends a whole number in digits.
    package mutating func append(integer: Int) {
        if integer < 0 { append(UInt8(ascii: "-")) }
        var size = 1
        var rest = integer.magnitude
        while rest > 9 {
            rest /= 10
            size += 1
        }
        makeRoom(for: size)
        rest = integer.magnitude
        for place in (count..<count + size).reversed() {
            start?[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        count += size
    }

    @inlinable
    @inline(__always)
    mutating func makeRoom(for size: Int) {
        if capacity - count < size { grow(by: size) }
    }

    @inline(never)
    @usableFromInline
    mutating func grow(by size: Int) {
        let wider = max(2 * capacity, count + size, 64)
        let room = UnsafeMutablePointer<UInt8>.allocate(capacity: wider)
        if let start {
            room.update(from: start, count: count)
            start.deallocate()
        }
        (start, capacity) = (room, wider)
    }
}
