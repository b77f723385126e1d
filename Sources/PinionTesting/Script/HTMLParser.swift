/// Reads the HTML that this project writes: well-formed, all attributes in quotes.
struct HTMLParser {
    private let bytes: [UInt8]
    private var position = 0

    init(_ html: String) {
        bytes = Array(html.utf8)
    }
}

extension HTMLParser {
    /// Returns the outermost elements; each one is told of when its start tag has been read.
    mutating func parse(_ begin: (BrowserElement) -> Void) -> [BrowserElement] {
        var outermost: [BrowserElement] = []
        var open: [BrowserElement] = []
        while position < bytes.count {
            if bytes[position] != UInt8(ascii: "<") {
                let text = Self.unescaped(take { $0 != UInt8(ascii: "<") })
                open.last?.text += text
            } else if peek(1) == UInt8(ascii: "/") {
                if !open.isEmpty { open.removeLast() }
                _ = take { $0 != UInt8(ascii: ">") }
                position += 1
            } else if peek(1) == UInt8(ascii: "!") {
                _ = take { $0 != UInt8(ascii: ">") }
                position += 1
            } else {
                let (element, isClosed) = startTag()
                if let parent = open.last { parent.append(element) } else { outermost.append(element) }
                begin(element)
                if !isClosed, !BrowserDocument.voidTags.contains(element.tag) { open.append(element) }
            }
        }
        return outermost
    }

    private mutating func startTag() -> (BrowserElement, isClosed: Bool) {
        position += 1
        let tag = String(decoding: take { !Self.endsName($0) }, as: UTF8.self)
        var attributes: [(name: String, value: String)] = []
        var isClosed = false
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
            if bytes[position] == UInt8(ascii: "/") { isClosed = true }
            guard !Self.endsName(bytes[position]) else {
                position += 1
                continue
            }
            let name = String(
                decoding: take { !Self.endsName($0) && $0 != UInt8(ascii: "=") }, as: UTF8.self)
            var value: ArraySlice<UInt8> = []
            if peek(0) == UInt8(ascii: "=") {
                position += 2
                value = take { $0 != UInt8(ascii: "\"") }
                position += 1
            }
            attributes.append((name, Self.unescaped(value)))
        }
        position += 1
        return (BrowserElement(tag: tag, attributes: attributes), isClosed)
    }

    private mutating func take(while isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let start = position
        while position < bytes.count, isWanted(bytes[position]) { position += 1 }
        return bytes[start..<position]
    }

    private func peek(_ offset: Int) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
    }

    private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard bytes.contains(UInt8(ascii: "&")) else { return text }
        return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#13;", "\r"), ("&amp;", "&")]
            .reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
}
