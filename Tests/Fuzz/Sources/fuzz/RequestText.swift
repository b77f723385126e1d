import Server

/// A request as text: its first line, its fields, an empty line, its body. It is read leniently: what libmicrohttpd
/// refuses never comes here.
struct RequestText {
    let method: Method?
    let target: [UInt8]
    let fields: [(String, String)]
    let body: [UInt8]

    init(_ input: [UInt8]) {
        var rest = input[...]
        let first = Self.line(&rest).split(separator: UInt8(ascii: " "))
        method = first.first.flatMap { Method(rawValue: String(decoding: $0, as: UTF8.self)) }
        target = first.count > 1 ? Array(first[1]) : Array("/desk".utf8)
        var fields: [(String, String)] = []
        while fields.count < 64, case let line = Self.line(&rest), !line.isEmpty {
            let name = line.prefix { $0 != UInt8(ascii: ":") }
            let value = line[name.endIndex...].dropFirst().drop { $0 == UInt8(ascii: " ") }
            fields.append((String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self)))
        }
        self.fields = fields
        body = Array(rest)
    }

    private static func line(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        rest = rest[line.endIndex...].dropFirst()
        return line
    }
}
