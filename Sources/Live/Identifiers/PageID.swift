internal import Encoding

/// The secret that makes an open page: 128 random bits, in its HTML and nowhere else.
package struct PageID: Sendable, Hashable {
    private let a: UInt64
    private let b: UInt64

    /// It is all random: a part of it tells it from others as well as the whole.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(a)
    }

    /// Draws a new one from the system's source of randomness.
    package static func random() -> PageID {
        PageID(.random())
    }

    /// Reads one from text. Returns nil if it is none.
    package init?(_ text: String) {
        var text = text
        guard let id = text.withUTF8({ PageID(utf8: UnsafeRawBufferPointer($0)) }) else { return nil }
        self = id
    }

    /// Reads one from UTF-8 text. Returns nil if it is none.
    package init?(utf8 text: UnsafeRawBufferPointer) {
        guard let words: InlineArray<2, UInt64> = Base64URL.words(in: text) else { return nil }
        self.init(words)
    }

    private init(_ words: InlineArray<2, UInt64>) {
        (a, b) = (words[0], words[1])
    }

    /// The 22 characters that stand in the page.
    package var text: String { Base64URL.text(of: [a, b]) }
}
