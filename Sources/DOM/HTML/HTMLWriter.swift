internal import Encoding

/// Writes HTML as bytes. Text is always escaped; names are literals of the program.
///
/// There is no way to write a string unescaped: what is HTML already has to be a ``RawHTML``.
package struct HTMLWriter: ~Copyable {
    private var output: ByteWriter

    /// The page's stored scene, if any, which forms send along besides their fields where no script does it.
    ///
    /// Only a whole page has it. Where there is a script nobody reads it, so that no frame has to bring it up to date.
    package var scene: String?
    /// The revision that forms say their entries are based on; only a whole page has it.
    package var revision: Int?

    /// Whether it takes note of exact values; only of those of a whole page somebody wants to know.
    package var notesStyles = false
    /// The values of `data-style` that have been written, each once, in the order in which they came.
    package private(set) var styles: [String] = []
    private var knownStyles: Set<String> = []

    /// How addresses are written; as they are, without.
    package var addresses: SiteAddresses?

    /// Makes one with room for some bytes; it takes more when it needs more.
    package init(capacity: Int = 256) {
        output = ByteWriter(capacity: capacity)
    }

    /// The bytes written so far.
    package var bytes: [UInt8] { Array(written) }

    /// The text written so far.
    var string: String { String(decoding: written, as: UTF8.self) }

    /// Whether nothing has been written.
    package var isEmpty: Bool { output.count == 0 }

    /// The bytes written so far; valid as long as the writer lives and nothing more is written.
    var written: UnsafeBufferPointer<UInt8> { output.written }

    /// Forgets what has been written.
    mutating func removeAll() {
        output.removeAll()
    }
}

extension HTMLWriter {
    /// Writes a literal of the program: markup.
    @inline(__always)
    package mutating func markup(_ literal: StaticString) {
        output.append(literal)
    }

    /// Writes one character of markup.
    @inline(__always)
    mutating func markup(character: Unicode.Scalar) {
        output.append(UInt8(ascii: character))
    }

    /// Writes HTML that somebody vouches for.
    package mutating func raw(_ html: RawHTML) {
        output.append(html.html)
    }

    /// Writes text, escaped for use between tags and inside double quotes.
    package mutating func text(_ text: String) {
        var text = text
        text.withUTF8 { escaped($0) }
    }

    /// Writes a whole number.
    package mutating func integer(_ value: Int) {
        output.append(integer: value)
    }

    /// Writes ` name="value"`.
    package mutating func attribute(_ name: StaticString, _ value: String) {
        markup(character: " ")
        markup(name)
        markup("=\"")
        text(addresses?.resolve(value, of: name) ?? value)
        markup(character: "\"")
    }

    /// Takes note of exact values, for which the page needs a rule.
    mutating func note(style: String) {
        guard notesStyles, knownStyles.insert(style).inserted, style.isStyle else { return }
        styles.append(style)
    }

    private mutating func escaped(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        var index = 0
        while index < text.count {
            let replacement: StaticString
            switch text[index] {
            case UInt8(ascii: "&"): replacement = "&amp;"
            case UInt8(ascii: "<"): replacement = "&lt;"
            case UInt8(ascii: ">"): replacement = "&gt;"
            case UInt8(ascii: "\""): replacement = "&quot;"
            case UInt8(ascii: "\r"): replacement = "&#13;"
            // HTML has no way to write NUL.
            case 0: replacement = "\u{FFFD}"
            default:
                index += 1
                continue
            }
            output.append(UnsafeBufferPointer(rebasing: text[start..<index]))
            markup(replacement)
            index += 1
            start = index
        }
        output.append(UnsafeBufferPointer(rebasing: text[start...]))
    }
}
