/// Writes HTML as bytes. Text is always escaped; names are literals of the program.
///
/// There is no way to write a string unescaped: what is HTML already has to be a ``RawHTML``.
package struct HTMLWriter: ~Copyable {
    // A page is written in some hundred small pieces, and an array checks at each of them whether it is shared.
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var count = 0

    /// The page's stored scene, if any, which forms send along besides their fields where no script does it.
    ///
    /// Only a whole page has it. Where there is a script nobody reads it, so that no frame has to bring it up to date.
    package var scene: String?
    /// The revision that forms say their entries are based on; only a whole page has it.
    package var revision: Int?

    /// The values of `data-style` that have been written, each once, in the order in which they came.
    package private(set) var styles: [String] = []
    private var knownStyles: Set<String> = []

    /// How addresses are written; as they are, without.
    package var addresses: SiteAddresses?

    /// Makes one with room for some bytes; it takes more when it needs more.
    package init(capacity: Int = 256) {
        start = .allocate(capacity: max(capacity, 1))
        self.capacity = max(capacity, 1)
    }

    deinit {
        start.deallocate()
    }

    /// The bytes written so far.
    package var bytes: [UInt8] { Array(written) }

    /// The text written so far.
    var string: String { String(decoding: written, as: UTF8.self) }

    /// Whether nothing has been written.
    package var isEmpty: Bool { count == 0 }

    /// The bytes written so far; valid as long as the writer lives and nothing more is written.
    var written: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

    /// Forgets what has been written.
    mutating func removeAll() {
        count = 0
    }
}

extension HTMLWriter {
    /// Writes a literal of the program: markup.
    @inline(__always)
    package mutating func markup(_ literal: StaticString) {
        append(literal.utf8Start, literal.utf8CodeUnitCount)
    }

    /// Writes one character of markup.
    @inline(__always)
    mutating func markup(character: Unicode.Scalar) {
        append(UInt8(ascii: character))
    }

    /// Writes HTML that somebody vouches for.
    package mutating func raw(_ html: RawHTML) {
        var html = html.html
        html.withUTF8 { append($0) }
    }

    /// Writes text, escaped for use between tags and inside double quotes.
    package mutating func text(_ text: String) {
        var text = text
        text.withUTF8 { escaped($0) }
    }

    /// Writes a whole number.
    package mutating func integer(_ value: Int) {
        if value < 0 { append(UInt8(ascii: "-")) }
        var magnitude = value.magnitude
        let first = count
        repeat {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude % 10))
            magnitude /= 10
        } while magnitude > 0
        guard count - first > 1 else { return }
        var digits = UnsafeMutableBufferPointer(start: start + first, count: count - first)
        digits.reverse()
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
        guard knownStyles.insert(style).inserted, style.isStyle else { return }
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
            append(UnsafeBufferPointer(rebasing: text[start..<index]))
            markup(replacement)
            index += 1
            start = index
        }
        append(UnsafeBufferPointer(rebasing: text[start...]))
    }
}

extension HTMLWriter {
    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        if let first = bytes.baseAddress { append(first, bytes.count) }
    }

    @inline(__always)
    private mutating func append(_ bytes: UnsafePointer<UInt8>, _ size: Int) {
        if capacity - count < size { grow(by: size) }
        (start + count).update(from: bytes, count: size)
        count += size
    }

    @inline(__always)
    private mutating func append(_ byte: UInt8) {
        if count == capacity { grow(by: 1) }
        start[count] = byte
        count += 1
    }

    @inline(never)
    private mutating func grow(by size: Int) {
        let wider = max(2 * capacity, count + size)
        let room = UnsafeMutablePointer<UInt8>.allocate(capacity: wider)
        room.update(from: start, count: count)
        start.deallocate()
        (start, capacity) = (room, wider)
    }
}
