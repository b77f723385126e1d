// The standard library composes and decomposes for its own comparisons, but hands the result out only
// through this interface. It is used in this file alone.
@_spi(_Unicode) import Swift

extension String {
    /// The same text with every letter and its marks in one scalar where there is one (Unicode's NFC).
    package var composed: String {
        var scalars = UnicodeScalarView()
        forEachComposedScalar { scalars.append($0) }
        return String(scalars)
    }

    /// Visits the composed text without making a copy of it, for texts that must leave no copies.
    func forEachComposedScalar(_ visit: (Unicode.Scalar) -> Void) {
        for scalar in _nfc { visit(scalar) }
    }

    /// The same text without the marks that European letters carry. Those of other scripts stay: there
    /// they are letters.
    package var withoutAccents: String {
        var scalars = UnicodeScalarView()
        for scalar in _nfd where !("\u{300}"..."\u{36F}").contains(scalar) { scalars.append(scalar) }
        return String(scalars).composed
    }
}
