/// HTML that is written as it stands: the only way around escaping.
///
/// - Important: Never make one from what a person typed.
package struct RawHTML: Sendable {
    let html: String

    /// Vouches for a piece of well-formed HTML.
    package init(trusting html: String) {
        self.html = html
    }
}
