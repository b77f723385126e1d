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
        let words: InlineArray<2, UInt64>? = text.withUTF8 { Base64URL.words(in: UnsafeRawBufferPointer($0)) }
        guard let words else { return nil }
        self.init(words)
    }

    private init(_ words: InlineArray<2, UInt64>) {
        (a, b) = (words[0], words[1])
    }

    /// The 22 characters that stand in the page.
    package var text: String { Base64URL.text(of: [a, b]) }
}
