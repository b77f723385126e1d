/// An address that is safe to be followed from a page, whoever wrote it: no script, no data.
struct WebAddress {
    let text: String

    /// Takes an address if it is one of the web, of mail or of a telephone, or a path on this site.
    init?(_ text: String) {
        // Browsers skip control characters and spaces before they look.
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
        if let scheme = Self.scheme(of: text), !Self.schemes.contains(scheme) { return nil }
        self.text = text
    }

    private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms"]

    /// The part before the first colon, unless that is behind the beginning of a path, a query or a fragment.
    private static func scheme(of text: String) -> String? {
        guard let end = text.firstIndex(where: { ":/?#".contains($0) }), text[end] == ":" else { return nil }
        return text[..<end].lowercased()
    }
}
