/// What a ``TextField`` and a ``SecureField`` look like.
@MainActor @preconcurrency
public protocol TextFieldStyle: NamedStyle {}

extension View {
    /// Says what the text fields inside look like.
    public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
        EnvironmentChange(content: self) { $0[NamedStyleKey<any TextFieldStyle>.self] = style.name }
    }
}

/// With a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
    public var name: StyleName { StyleName(nil) }

    public nonisolated init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// With a border.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// With a border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public var name: StyleName { StyleName(nil) }

    public nonisolated init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// With a border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// With a border.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
    public var name: StyleName { StyleName(nil) }

    public nonisolated init() {}
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// With a border.
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// Without a border, until it has the focus.
public struct PlainTextFieldStyle: TextFieldStyle {
    public var name: StyleName { StyleName("plain") }

    public nonisolated init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Without a border, until it has the focus.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
