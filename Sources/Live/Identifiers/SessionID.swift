/// The secret that makes a browser's session: 256 random bits, kept in a cookie.
public struct SessionID: Sendable, Hashable {
    private let a: UInt64
    private let b: UInt64
    private let c: UInt64
    private let d: UInt64

    /// Draws a new one from the system's source of randomness.
    public static func random() -> SessionID {
        var source = SystemRandomNumberGenerator()
        return SessionID(source.next(), source.next(), source.next(), source.next())
    }

    /// Reads one from the text of a cookie; `nil` if it is none.
    public init?(_ text: String) {
        guard let words = Base64URL.words(in: text, count: 4, length: 43) else { return nil }
        self.init(words[0], words[1], words[2], words[3])
    }

    private init(_ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64) {
        (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// The 43 characters that the cookie holds.
    public var text: String { Base64URL.text(of: [a, b, c, d], length: 43) }
}
