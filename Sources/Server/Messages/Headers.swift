/// The header fields of a request, as they came.
///
/// They lie in one flat piece of memory and become strings only when they are asked for, since a request
/// carries a dozen of them and a page looks at two.
///
/// ```swift
/// let type = request.headers["content-type"]
/// ```
public struct Headers: Sendable {
    /// For each field: length of its name and of its value, two bytes each, then the name, then the value.
    private var bytes: [UInt8] = []

    /// No fields at all.
    public init() {}

    /// Makes fields from pairs, as a test does.
    public init(_ pairs: [(String, String)]) {
        for (name, value) in pairs {
            var name = name
            var value = value
            name.withUTF8 { name in
                value.withUTF8 { value in
                    append(name: UnsafeRawBufferPointer(name), value: UnsafeRawBufferPointer(value))
                }
            }
        }
    }
}

extension Headers {
    /// The first field of this name, in whatever case it was sent. Bytes that are no UTF-8 are replaced.
    public subscript(name: String) -> String? {
        first(name) { String(decoding: $0, as: UTF8.self) }
    }

    /// All fields of this name, in the order in which they came.
    public func all(_ name: String) -> [String] {
        var found: [String] = []
        _ = first(name) { value -> Void? in
            found.append(String(decoding: value, as: UTF8.self))
            return nil
        }
        return found
    }

    /// What `read` finds first in the fields of this name, whose bytes it is shown one after the other.
    public func first<Result>(
        _ name: String, _ read: (_ value: UnsafeRawBufferPointer) -> Result?
    ) -> Result? {
        var name = name
        return name.withUTF8 { name in
            var found: Result?
            scan { fieldName, value in
                if isSame(fieldName, name) { found = read(value) }
                return found == nil
            }
            return found
        }
    }

    /// Every field, in the order in which they came.
    public var pairs: [(name: String, value: String)] {
        var found: [(name: String, value: String)] = []
        scan { name, value in
            found.append((String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self)))
            return true
        }
        return found
    }
}

extension Headers {
    mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

    /// Appends a field; one that is longer than any head may be is left out.
    mutating func append(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
        guard name.count <= 0xFFFF, value.count <= 0xFFFF else { return }
        let lengths = (
            UInt8(truncatingIfNeeded: name.count), UInt8(truncatingIfNeeded: name.count >> 8),
            UInt8(truncatingIfNeeded: value.count), UInt8(truncatingIfNeeded: value.count >> 8)
        )
        withUnsafeBytes(of: lengths) { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: name)
        bytes.append(contentsOf: value)
    }

    /// Walks over the fields until `visit` says that it has seen enough.
    private func scan(_ visit: (_ name: Bytes, _ value: Bytes) -> Bool) {
        bytes.withUnsafeBytes { bytes in
            var position = 0
            while position + 4 <= bytes.count {
                let nameSize = Int(bytes[position]) | Int(bytes[position + 1]) << 8
                let valueSize = Int(bytes[position + 2]) | Int(bytes[position + 3]) << 8
                let middle = position + 4 + nameSize
                let end = middle + valueSize
                guard end <= bytes.count else { return }
                let name = Bytes(rebasing: bytes[position + 4..<middle])
                guard visit(name, Bytes(rebasing: bytes[middle..<end])) else { return }
                position = end
            }
        }
    }

    private typealias Bytes = UnsafeRawBufferPointer

    private func isSame(_ fieldName: Bytes, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard fieldName.count == name.count else { return false }
        for index in name.indices where lowercased(fieldName[index]) != lowercased(name[index]) {
            return false
        }
        return true
    }

    private func lowercased(_ byte: UInt8) -> UInt8 {
        byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
    }
}
