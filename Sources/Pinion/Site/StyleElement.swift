internal import DOM

/// The style sheet in a page's head: one rule for each set of exact values that stands on the page.
///
/// What comes later the script applies by itself.
struct StyleElement {
    /// The element.
    let html: RawHTML
    /// The source of a page's policy that admits this style sheet and no other.
    let hash: String

    /// Returns nil if there are no values.
    ///
    /// - Parameter styles: the values, as elements have them in `data-style`.
    init?(_ styles: [String]) {
        guard !styles.isEmpty else { return nil }
        var rules = ""
        for style in styles { rules += "[data-style=\"\(style)\"]{\(style)}" }
        html = RawHTML(trusting: "<style>\(rules)</style>")
        hash = "sha256-" + Base64.addressText(of: SHA256.digest(of: Array(rules.utf8))) + "="
    }
}
