/// The look of a ``TextEditor``.
@MainActor @preconcurrency
public protocol TextEditorStyle: Sendable {}

/// With a border.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    public nonisolated init() {}
}

/// Without a border, until it has the focus.
public struct PlainTextEditorStyle: TextEditorStyle {
    public nonisolated init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// With a border.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// Without a border, until it has the focus.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
    /// The look of the text editors inside.
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        decorated(by: style is PlainTextEditorStyle ? "editors-plain" : "")
    }
}
