/// What a property list in XML has, as far as texts with plurals need it.
indirect enum PropertyList: Equatable {
    case text(String)
    case dictionary([(key: String, value: PropertyList)])
    case other

    static func == (one: PropertyList, other: PropertyList) -> Bool {
        switch (one, other) {
        case (.text(let one), .text(let other)): one == other
        case (.dictionary(let one), .dictionary(let other)):
            one.elementsEqual(other) { $0.key == $1.key && $0.value == $1.value }
        case (.other, .other): true
        default: false
        }
    }

    init(xml text: String) throws(CatalogueError) {
        var reader = PropertyListReader(text)
        self = try reader.read()
    }

    var entries: [(key: String, value: PropertyList)] {
        if case .dictionary(let entries) = self { entries } else { [] }
    }

    var string: String? {
        if case .text(let text) = self { text } else { nil }
    }

    subscript(key: String) -> PropertyList? { entries.first { $0.key == key }?.value }
}

private struct PropertyListReader {
    private var rest: Substring.UTF8View
    private let size: Int

    init(_ text: String) {
        rest = text[...].utf8
        size = text.utf8.count
    }

    mutating func read() throws(CatalogueError) -> PropertyList {
        guard let tag = try nextTag(), tag == "plist", let first = try nextTag() else {
            throw error("a property list in XML is expected")
        }
        return try value(first, depth: 0)
    }

    private mutating func value(_ tag: String, depth: Int) throws(CatalogueError) -> PropertyList {
        guard depth < 16 else { throw error("nested too deeply") }
        switch tag {
        case "string": return .text(try text(to: "/string"))
        case "string/": return .text("")
        case "dict/": return .dictionary([])
        case "dict":
            var entries: [(key: String, value: PropertyList)] = []
            while let next = try nextTag(), next != "/dict" {
                guard next == "key" else { throw error("a key is expected") }
                let key = try text(to: "/key")
                guard let tag = try nextTag() else { break }
                entries.append((key, try value(tag, depth: depth + 1)))
            }
            return .dictionary(entries)
        case "array":
            while let next = try nextTag(), next != "/array" { _ = try value(next, depth: depth + 1) }
            return .other
        case let tag where tag.hasSuffix("/"): return .other
        default:
            _ = try text(to: "/" + tag)
            return .other
        }
    }

    /// The next tag that is neither a comment nor a declaration, without its attributes; nil at the end.
    private mutating func nextTag() throws(CatalogueError) -> String? {
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[rest.index(after: start)...]
            if rest.starts(with: "!--".utf8) {
                while !rest.isEmpty, !rest.starts(with: "-->".utf8) { rest = rest.dropFirst() }
                continue
            }
            guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { throw error("a tag has no end") }
            let tag = String(rest[..<end]) ?? ""
            rest = rest[rest.index(after: end)...]
            if tag.hasPrefix("!") || tag.hasPrefix("?") { continue }
            let name = tag.split(separator: " ").first.map(String.init) ?? ""
            return tag.hasSuffix("/") && !name.hasSuffix("/") ? name + "/" : name
        }
        return nil
    }

    private mutating func text(to end: String) throws(CatalogueError) -> String {
        guard let stop = rest.firstIndex(of: UInt8(ascii: "<")) else { throw error("a text has no end") }
        let text = String(rest[..<stop]) ?? ""
        rest = rest[stop...]
        guard try nextTag() == end else { throw error("<\(end)> is expected") }
        return Self.unescaped(text)
    }

    private static func unescaped(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = ""
        for (number, part) in text.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
            guard number > 0, let end = part.firstIndex(of: ";") else {
                result += (number > 0 ? "&" : "") + part
                continue
            }
            let name = part[..<end]
            let known = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"][name]
            let code = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
            let scalar = name.hasPrefix("#") ? code.flatMap(Unicode.Scalar.init).map(String.init) : nil
            result += (known ?? scalar ?? "&\(name);") + part[part.index(after: end)...]
        }
        return result
    }

    private func error(_ problem: String) -> CatalogueError {
        CatalogueError("\(problem) at byte \(size - rest.count)")
    }
}
