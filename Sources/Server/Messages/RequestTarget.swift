/// The second word of a request line, taken apart and decoded once.
struct RequestTarget: Equatable {
    let path: String
    let query: String

    /// Why a target is refused, in words for the one who sent it.
    enum Fault: Error, Equatable {
        case notAPath, badEscape, zeroByte, notUTF8, forbiddenByte

        var detail: String {
            switch self {
            case .notAPath: "The request target must be a path that begins with a slash."
            case .badEscape: "The path holds a percent sign that is not followed by two hexadecimal digits."
            case .zeroByte: "The path holds a NUL byte."
            case .notUTF8: "The path or the query is not valid UTF-8."
            case .forbiddenByte: "The path or the query holds a space or a control character."
            }
        }
    }

    /// Takes the bytes between method and version apart; an absolute URL counts as its path (RFC 9112, 3.2.2).
    init(_ bytes: [UInt8]) throws(Fault) {
        guard !bytes.contains(where: { $0 <= 0x20 || $0 == 0x7F }) else { throw .forbiddenByte }
        let target = try Self.withoutOrigin(bytes[...])
        let end = target.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex
        guard let path = String(validating: try Self.unescaped(target[..<end]), as: UTF8.self),
            let query = String(validating: target[end...].dropFirst(), as: UTF8.self)
        else { throw .notUTF8 }
        self.path = path
        self.query = query
    }
}

extension RequestTarget {
    private static func withoutOrigin(_ bytes: ArraySlice<UInt8>) throws(Fault) -> ArraySlice<UInt8> {
        if bytes.first == UInt8(ascii: "/") { return bytes }
        for scheme in ["http://", "https://"] where bytes.starts(with: scheme.utf8) {
            let rest = bytes.dropFirst(scheme.utf8.count)
            if let slash = rest.firstIndex(of: UInt8(ascii: "/")) { return rest[slash...] }
        }
        throw .notAPath
    }

    private static func unescaped(_ bytes: ArraySlice<UInt8>) throws(Fault) -> ArraySlice<UInt8> {
        guard bytes.contains(UInt8(ascii: "%")) else { return bytes }
        var result: ArraySlice<UInt8> = []
        var rest = bytes
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                result.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
            else { throw .badEscape }
            guard high | low != 0 else { throw .zeroByte }
            result.append(high << 4 | low)
        }
        return result
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
