import CMicrohttpd
import Glibc

/// Reads the head of a request out of libmicrohttpd's memory, and finds out whether it was written as HTTP/1.1 has it.
///
/// libmicrohttpd takes much that another server reads differently: lines that end with LF alone, lines that go on in the
/// next one, NUL in a value, which ends it there. It puts a NUL in the place of each CR, LF and colon, and leaves the
/// words where they came: so what lies between two words tells how they were parted.
struct HeadReader {
    private(set) var headers = Headers()
    private(set) var fault: Fault?
    /// Where the last word ended.
    private var end: UnsafeRawPointer?

    /// Why a head is refused, in words for the one who sent it.
    enum Fault: Error {
        case line, name, value, version, host

        var detail: String {
            switch self {
            case .line: "A line of the head does not end with CRLF, is continued, or holds a NUL byte."
            case .name: "The name of a header field is empty, or holds a space or a sign that no name has."
            case .value: "The value of a header field holds a control character."
            case .version: "The version is neither HTTP/1.1 nor HTTP/1.0."
            case .host: "A request has one host, and nothing else in that field."
            }
        }
    }
}

extension HeadReader {
    /// Reads the head of a connection's request.
    ///
    /// - Parameters:
    ///   - words: the first line, as libmicrohttpd has taken it apart.
    ///   - targetLength: the length of its second word, as a C string.
    init(of connection: OpaquePointer, _ words: Incoming.Words, targetLength: Int) {
        headers.reserveCapacity(512)
        read(words, targetLength)
        withUnsafeMutablePointer(to: &self) { reader in
            _ = MHD_get_connection_values_n(connection, .HEADER_KIND, takeField, reader)
        }
        // After the last field, and after the empty line.
        if let method = words.method, let end {
            part(UnsafeRawPointer(method) + pinion_mhd_head_size(connection), from: end, by: 4)
        }
        checkHost(isRequired: words.version.map { strcmp($0, "HTTP/1.1") == 0 } ?? false)
    }

    fileprivate mutating func take(
        _ name: UnsafePointer<CChar>?, _ nameSize: Int, _ value: UnsafePointer<CChar>?, _ valueSize: Int
    ) {
        let name = UnsafeRawBufferPointer(start: name, count: name == nil ? 0 : nameSize)
        let value = UnsafeRawBufferPointer(start: value, count: value == nil ? 0 : valueSize)
        headers.append(name: name, value: value)
        guard let nameStart = name.baseAddress, let valueStart = value.baseAddress, let last = end else {
            fault = fault ?? .line
            return
        }
        part(nameStart, from: last, by: 2)
        if name.isEmpty || !name.allSatisfy(Self.isOfName) { fault = fault ?? .name }
        if value.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }) { fault = fault ?? .value }
        // A colon, and then spaces at most.
        let gap = valueStart - (nameStart + name.count)
        if gap < 1 || gap > 0xFFFF || !(nameStart + name.count + 1..<valueStart).allSatisfy(Self.isSpace) {
            fault = fault ?? .line
        }
        end = valueStart + value.count
    }

    private mutating func read(_ words: Incoming.Words, _ targetLength: Int) {
        guard let method = words.method, let target = words.target, let version = words.version else {
            fault = .line
            return
        }
        part(target, from: UnsafeRawPointer(method) + strlen(method), by: 1)
        part(version, from: UnsafeRawPointer(target) + targetLength, by: 1)
        if strcmp(version, "HTTP/1.1") != 0, strcmp(version, "HTTP/1.0") != 0 { fault = fault ?? .version }
        end = UnsafeRawPointer(version) + strlen(version)
    }

    /// Two words are parted by so many bytes, or the head is refused.
    private mutating func part(_ word: UnsafeRawPointer, from end: UnsafeRawPointer, by count: Int) {
        if word - end != count { fault = fault ?? .line }
    }

    private mutating func checkHost(isRequired: Bool) {
        let hosts = headers.all("host")
        guard hosts.count <= 1, !isRequired || hosts.count == 1 else {
            fault = fault ?? .host
            return
        }
        let strange = " \t,;/\\?#@\"<>()".utf8
        if hosts.first?.utf8.contains(where: strange.contains) == true { fault = fault ?? .host }
    }

    private static func isSpace(_ place: UnsafeRawPointer) -> Bool {
        let byte = place.load(as: UInt8.self)
        return byte == 0x20 || byte == 0x09
    }

    /// Whether a byte may stand in the name of a field (RFC 9110, section 5.6.2).
    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}

private nonisolated func takeField(
    _ context: UnsafeMutableRawPointer?, _ kind: MHD_ValueKind, _ name: UnsafePointer<CChar>?,
    _ nameSize: Int, _ value: UnsafePointer<CChar>?, _ valueSize: Int
) -> MHD_Result {
    guard let context else { return .NO }
    context.assumingMemoryBound(to: HeadReader.self).pointee.take(name, nameSize, value, valueSize)
    return .YES
}
