/// The secret that makes an open page: 128 random bits, in its HTML and nowhere else.
public struct PageID: Sendable, Hashable {
    private let a: UInt64
    private let b: UInt64

    /// Draws a new one from the system's source of randomness.
    public static func random() -> PageID {
        var source = SystemRandomNumberGenerator()
        return PageID(source.next(), source.next())
    }

    /// Reads one from text; `nil` if it is none.
    public init?(_ text: String) {
        guard let words = Base64URL.words(in: text, count: 2, length: 22) else { return nil }
        self.init(words[0], words[1])
    }

    private init(_ a: UInt64, _ b: UInt64) {
        (self.a, self.b) = (a, b)
    }

    /// The 22 characters that stand in the page.
    public var text: String { Base64URL.text(of: [a, b], length: 22) }
}
