/// Reads numbers out of a file, and knows where it ends.
struct ByteReader {
    private let bytes: ArraySlice<UInt8>
    private(set) var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    init(_ bytes: [UInt8]) { self.init(bytes[...]) }
}

extension ByteReader {
    var isAtEnd: Bool { position >= bytes.endIndex }

    mutating func byte() throws(ImageProblem) -> Int {
        guard position < bytes.endIndex else { throw .damaged }
        defer { position += 1 }
        return Int(bytes[position])
    }

    mutating func take(_ count: Int) throws(ImageProblem) -> ArraySlice<UInt8> {
        guard count >= 0, count <= bytes.endIndex - position else { throw .damaged }
        defer { position += count }
        return bytes[position..<position + count]
    }

    mutating func skip(_ count: Int) throws(ImageProblem) { _ = try take(count) }

    mutating func number(bytes count: Int, bigEndian: Bool) throws(ImageProblem) -> Int {
        let digits = try take(count)
        return bigEndian
            ? digits.reduce(0) { $0 << 8 | Int($1) } : digits.reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// The bytes from here on.
    var rest: ArraySlice<UInt8> { bytes[position...] }
}
