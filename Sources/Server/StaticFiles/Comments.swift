/// How the comments of a text are written that have lines of their own.
enum Comments {
    case none
    /// From `//` to the end of the line.
    case lines
    /// From `/*` to `*/`.
    case blocks
}

extension Comments {
    /// A text without the lines that are empty or only a comment, and without indentation. Each line that remains ends
    /// with a newline.
    ///
    /// A line that begins with the mark of a comment is taken for one wherever it stands, in a string too.
    func removed(from text: [UInt8]) -> [UInt8] {
        var kept: [UInt8] = []
        kept.reserveCapacity(text.count + 1)
        var rest = text[...]
        while !rest.isEmpty {
            rest = rest.drop { $0.isBlank || $0 == UInt8(ascii: "\n") }
            let (end, isComment) = line(of: rest)
            if !isComment { kept += rest[..<end] }
            rest = rest[end...]
        }
        if let last = kept.last, last != UInt8(ascii: "\n") { kept.append(UInt8(ascii: "\n")) }
        return kept
    }

    /// The end of the first line, of all lines where a comment goes over several, and whether they are only a comment.
    private func line(of text: ArraySlice<UInt8>) -> (end: Int, isComment: Bool) {
        switch self {
        case .lines where text.starts(with: "//".utf8):
            return (text.lineEnd, true)
        case .blocks where text.starts(with: "/*".utf8):
            let inside = text.dropFirst(2)
            guard let mark = inside.firstRange(of: Array("*/".utf8)) else { return (text.endIndex, false) }
            let after = text[mark.upperBound...]
            let next = after.lineEnd
            return (next, after[..<next].allSatisfy { $0.isBlank || $0 == UInt8(ascii: "\n") })
        default:
            return (text.lineEnd, false)
        }
    }
}

extension ArraySlice<UInt8> {
    /// Where the next line begins.
    fileprivate var lineEnd: Int { firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? endIndex }
}

extension UInt8 {
    fileprivate var isBlank: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
    }
}
