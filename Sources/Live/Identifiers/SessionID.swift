internal import Encoding

/// The secret that makes a browser's session: 256 random bits, kept in a cookie.
package struct SessionID: Sendable, Hashable {
    private let a: UInt64
    private let b: UInt64
    private let c: UInt64
    private let d: UInt64

    /// It is all random: a part of it tells it from others as well as the whole.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(a)
    }

    /// Draws a new one from the system's source of randomness.
    package static func random() -> SessionID {
        SessionID(.random())
    }

    /// Reads one from the text of a cookie. Returns nil if it is none.
    package init?(_ text: String) {
        var text = text
        guard let id = text.withUTF8({ SessionID(utf8: UnsafeRawBufferPointer($0)) }) else { return nil }
        self = id
    }

    /// Reads one from the UTF-8 text of a cookie. Returns nil if it is none.
    package init?(utf8 text: UnsafeRawBufferPointer) {
        guard let words: InlineArray<4, UInt64> = Base64URL.words(in: text) else { return nil }
        self.init(words)
    }

    private init(_ words: InlineArray<4, UInt64>) {
        (a, b, c, d) = (words[0], words[1], words[2], words[3])
    }

    /// The 43 characters that the cookie holds.
    package var text: String { Base64URL.text(of: [a, b, c, d]) }
}
