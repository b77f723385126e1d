/// Writes HTML as bytes. Text is always escaped; names are literals of the program.
///
/// There is no way to write a string unescaped: what is HTML already has to be a ``RawHTML``.
public struct HTMLWriter: Sendable {
    /// What has been written.
    public var bytes: [UInt8] = []

    /// What forms send along besides their fields where no script does it: what the page has stored, if anything.
    ///
    /// Only a whole page has it. Where there is a script nobody reads it, so that no frame has to bring it up to date.
    package var scene: String?

    public init() {}

    /// Writes a literal of the program: markup.
    @inline(__always)
    public mutating func markup(_ literal: StaticString) {
        bytes.append(
            contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    /// Writes HTML that somebody vouches for.
    public mutating func raw(_ html: RawHTML) {
        bytes.append(contentsOf: html.html.utf8)
    }

    /// Writes text, escaped for use between tags and inside double quotes.
    public mutating func text(_ text: String) {
        var text = text
        text.withUTF8 { escaped($0) }
    }

    /// Writes a whole number.
    public mutating func integer(_ value: Int) {
        var magnitude = value.magnitude
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        let start = bytes.count
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(magnitude % 10))
            magnitude /= 10
        } while magnitude > 0
        if bytes.count - start > 1 { bytes[start...].reverse() }
    }

    /// Writes ` name="value"`.
    public mutating func attribute(_ name: StaticString, _ value: String) {
        markup(" ")
        markup(name)
        markup("=\"")
        text(value)
        markup("\"")
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
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
            markup(replacement)
            index += 1
            start = index
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }
}
