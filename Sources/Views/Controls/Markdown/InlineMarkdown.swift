/// Reads what Markdown says inside a line: `**strong**`, `*emphasis*`, `~~struck~~`, `` `code` ``, `[links](…)` and
/// `<https://…>`, with a backslash before a sign that is meant as such. Headings, lists and pictures stay as they are written.
package struct InlineMarkdown {
    /// A piece of the text that is alike all along.
    package struct Piece: Equatable {
        package var text: String
        package var isStrong = false
        package var isEmphasized = false
        package var isStruck = false
        package var isCode = false
        package var link: String?
    }

    private var tokens: [Token] = []
    /// The openers of links that have not been closed, as indices of tokens.
    private var brackets: [Int] = []
    /// Where the parentheses end, once there is one to be looked up.
    private var parentheses: [Int: Int]?
    /// Up to here no address ends that has been begun.
    private var endlessUpTo = 0

    /// The pieces of a text, one behind the other.
    package static func pieces(of text: String) -> [Piece] {
        guard hasMarks(text) else { return [Piece(text: text)] }
        var markdown = InlineMarkdown()
        markdown.read(Array(text.unicodeScalars))
        markdown.pairDelimiters()
        return markdown.pieces
    }

    /// Whether there may be something to read in a text.
    static func hasMarks(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { $0.contains(where: isMark) }
            ?? text.utf8.contains(where: isMark)
    }

    /// Every literal of every view is looked at, so the seven are bits: `*` and `<` below 64, `[`, `\`, `_`, `` ` `` and
    /// `~` above.
    @inline(__always)
    private static func isMark(_ byte: UInt8) -> Bool {
        let marks: UInt64 = byte < 64 ? 1 << 42 | 1 << 60 : 1 << 27 | 1 << 28 | 1 << 31 | 1 << 32 | 1 << 62
        return byte < 128 && marks >> UInt64(byte & 63) & 1 == 1
    }

    /// The source of a text that means what it says.
    static func escaping(_ text: String) -> String {
        guard text.utf8.contains(where: { $0.isPunctuation }) else { return text }
        var source = ""
        for sign in text.unicodeScalars {
            if sign.isASCII, UInt8(sign.value).isPunctuation { source.append("\\") }
            source.unicodeScalars.append(sign)
        }
        return source
    }
}

/// A stretch of the source.
private struct Token {
    enum Kind {
        case text
        case code
        /// Signs that may begin or end something.
        case delimiter(Unicode.Scalar, canOpen: Bool, canClose: Bool)
    }

    var kind = Kind.text
    var text = ""
    /// How many signs are left that have begun and ended nothing.
    var count = 0
    var link: String?
    /// What begins behind this token, less what ends at it.
    var strong = 0
    var emphasis = 0
    var struck = 0

    /// What is seen of it.
    var shown: String {
        guard case .delimiter(let sign, _, _) = kind else { return text }
        return String(repeating: String(sign), count: count)
    }
}

extension InlineMarkdown {
    private mutating func read(_ source: [Unicode.Scalar]) {
        var index = 0
        var plain = String.UnicodeScalarView()
        func flush(into tokens: inout [Token]) {
            if !plain.isEmpty { tokens.append(Token(text: String(plain))) }
            plain = String.UnicodeScalarView()
        }
        while index < source.count {
            let sign = source[index]
            switch sign {
            case "\\" where index + 1 < source.count && source[index + 1].isMark:
                plain.append(source[index + 1])
                index += 2
            case "`":
                let count = source[index...].prefix { $0 == "`" }.count
                guard let end = Self.end(ofCode: count, in: source, from: index + count) else {
                    plain.append(contentsOf: source[index..<index + count])
                    index += count
                    continue
                }
                flush(into: &tokens)
                tokens.append(Token(kind: .code, text: String(source[index + count..<end])))
                index = end + count
            case "*", "_", "~":
                flush(into: &tokens)
                let count = source[index...].prefix { $0 == sign }.count
                tokens.append(Self.delimiter(sign, count, in: source, at: index))
                index += count
            case "[":
                flush(into: &tokens)
                brackets.append(tokens.count)
                tokens.append(Token(text: "["))
                index += 1
            case "]":
                flush(into: &tokens)
                if let open = brackets.popLast(), let (link, end) = destination(in: source, from: index + 1) {
                    tokens[open].text = ""
                    for inner in tokens.indices[open...] { tokens[inner].link = link }
                    // A link holds no other.
                    brackets = []
                    index = end
                } else {
                    plain.append(sign)
                    index += 1
                }
            case "<":
                if let (link, end) = address(in: source, from: index + 1) {
                    flush(into: &tokens)
                    tokens.append(Token(text: link, link: link))
                    index = end
                } else {
                    plain.append(sign)
                    index += 1
                }
            default:
                plain.append(sign)
                index += 1
            }
        }
        flush(into: &tokens)
    }

    /// No address is longer, and none is looked for farther away.
    private static let reach = 2048

    private static func end(ofCode count: Int, in source: [Unicode.Scalar], from start: Int) -> Int? {
        var index = start
        let limit = min(source.count, start + reach)
        while index < limit {
            guard source[index] == "`" else {
                index += 1
                continue
            }
            let found = source[index...].prefix { $0 == "`" }.count
            if found == count { return index }
            index += found
        }
        return nil
    }

    private static func delimiter(
        _ sign: Unicode.Scalar, _ count: Int, in source: [Unicode.Scalar], at index: Int
    ) -> Token {
        let before = index > 0 ? source[index - 1].kind : .space
        let after = index + count < source.count ? source[index + count].kind : .space
        let opens = after != .space && !(after == .punctuation && before == .word)
        let closes = before != .space && !(before == .punctuation && after == .word)
        // An underscore inside a word is part of it.
        let isInWord = sign == "_" && before == .word && after == .word
        return Token(
            kind: .delimiter(sign, canOpen: opens && !isInWord, canClose: closes && !isInWord), count: count)
    }

    /// The address in parentheses, and where they end.
    private mutating func destination(in source: [Unicode.Scalar], from start: Int) -> (String, Int)? {
        guard start < source.count, source[start] == "(" else { return nil }
        let ends = parentheses ?? Self.parentheses(in: source)
        parentheses = ends
        guard let end = ends[start], end - start < Self.reach else { return nil }
        // Behind a space stands a title, which is not shown.
        return (String(source[start + 1..<end].prefix { $0 != " " }), end + 1)
    }

    /// Where the parentheses end that begin and end on one line, by where they begin.
    private static func parentheses(in source: [Unicode.Scalar]) -> [Int: Int] {
        var ends: [Int: Int] = [:]
        var open: [Int] = []
        for (index, sign) in source.enumerated() {
            switch sign {
            case "(": open.append(index)
            case ")": if let start = open.popLast() { ends[start] = index }
            case "\n": open = []
            default: break
            }
        }
        return ends
    }

    private mutating func address(in source: [Unicode.Scalar], from start: Int) -> (String, Int)? {
        guard Self.schemes.contains(where: { source[start...].starts(with: $0) }) else { return nil }
        var end = max(start, endlessUpTo)
        let limit = min(source.count, start + Self.reach)
        while end < limit, source[end] != ">", !source[end].properties.isWhitespace { end += 1 }
        endlessUpTo = end
        guard end < limit, source[end] == ">" else { return nil }
        return (String(source[start..<end]), end + 1)
    }

    private static let schemes = ["https://", "http://", "mailto:"].map { Array($0.unicodeScalars) }

    /// Takes the signs that belong together out of the text, and notes what they begin and end.
    private mutating func pairDelimiters() {
        var openers: [Int] = []
        var open: [Unicode.Scalar: Int] = [:]
        for index in tokens.indices {
            guard case .delimiter(let sign, let canOpen, let canClose) = tokens[index].kind else { continue }
            while canClose, tokens[index].count > 0, open[sign, default: 0] > 0 {
                guard let opener = openers.last else { break }
                guard case .delimiter(sign, _, _) = tokens[opener].kind else {
                    // What was opened inside ends with what is around it.
                    if case .delimiter(let other, _, _) = tokens[opener].kind { open[other, default: 0] -= 1 }
                    openers.removeLast()
                    continue
                }
                let count = min(tokens[opener].count, tokens[index].count) >= 2 ? 2 : 1
                guard sign != "~" || count == 2 else { break }
                tokens[opener].count -= count
                tokens[index].count -= count
                if sign == "~" {
                    tokens[opener].struck += 1
                    tokens[index].struck -= 1
                } else if count == 2 {
                    tokens[opener].strong += 1
                    tokens[index].strong -= 1
                } else {
                    tokens[opener].emphasis += 1
                    tokens[index].emphasis -= 1
                }
                if tokens[opener].count == 0 {
                    openers.removeLast()
                    open[sign, default: 0] -= 1
                }
            }
            if canOpen, tokens[index].count > 0 {
                openers.append(index)
                open[sign, default: 0] += 1
            }
        }
    }

    private var pieces: [Piece] {
        var pieces: [Piece] = []
        var (strong, emphasis, struck) = (0, 0, 0)
        for token in tokens {
            var piece = Piece(text: token.shown)
            // What ends here ends before the signs that are left, what begins here begins behind them.
            strong += min(token.strong, 0)
            emphasis += min(token.emphasis, 0)
            struck += min(token.struck, 0)
            piece.isStrong = strong > 0
            piece.isEmphasized = emphasis > 0
            piece.isStruck = struck > 0
            if case .code = token.kind { piece.isCode = true }
            piece.link = token.link
            strong += max(token.strong, 0)
            emphasis += max(token.emphasis, 0)
            struck += max(token.struck, 0)
            guard !piece.text.isEmpty else { continue }
            if let last = pieces.last, last.looks(like: piece) {
                pieces[pieces.count - 1].text += piece.text
            } else {
                pieces.append(piece)
            }
        }
        return pieces.isEmpty ? [Piece(text: "")] : pieces
    }
}

extension InlineMarkdown.Piece {
    /// Nothing but text.
    package var isPlain: Bool { self == InlineMarkdown.Piece(text: text) }

    fileprivate func looks(like other: Self) -> Bool {
        var copy = other
        copy.text = text
        return copy == self
    }
}

extension Unicode.Scalar {
    /// What a sign that may begin or end something stands beside.
    fileprivate enum Kind {
        case space, punctuation, word, other
    }

    fileprivate var isMark: Bool { isASCII && UInt8(value).isPunctuation }

    fileprivate var kind: Kind {
        if properties.isWhitespace { return .space }
        return switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
            .initialPunctuation, .finalPunctuation, .otherPunctuation:
            .punctuation
        // A mark belongs to the letter before it.
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
            .word
        default: .other
        }
    }
}

extension String {
    fileprivate init(_ signs: ArraySlice<Unicode.Scalar>) {
        var view = UnicodeScalarView()
        view.append(contentsOf: signs)
        self.init(view)
    }
}

extension UInt8 {
    /// Whether a backslash before it is none.
    fileprivate var isPunctuation: Bool {
        switch self {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }
}
