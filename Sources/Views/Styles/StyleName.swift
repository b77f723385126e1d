/// What the style sheet calls a style.
public struct StyleName: Equatable, Sendable {
    package let text: String?

    package init(_ text: String?) {
        self.text = text
    }
}
