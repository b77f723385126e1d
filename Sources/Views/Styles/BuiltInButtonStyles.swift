/// A style of buttons that is in the style sheet.
protocol BuiltInButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
    /// The member of the style sheet's family `button`.
    var className: String? { get }
}

extension BuiltInButtonStyle {
    public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        StyleChange(content: Button(configuration), style: self)
    }
}

/// With a border.
public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    let className: String? = nil
    public nonisolated init() {}
}

/// In the page's colour: the button that most people want to press.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    let className: String? = "prominent"
    public nonisolated init() {}
}

/// Like a link.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    let className: String? = "link"
    public nonisolated init() {}
}

/// Like the text around it.
public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    let className: String? = "plain"
    public nonisolated init() {}
}

/// Nothing of its own: a style of the program's says how it looks.
struct BareButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    let className: String? = "bare"
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// With a border.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
    /// With a border.
    public static var bordered: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// In the page's colour: the button that most people want to press.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// Like a link.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
    /// Like a link.
    public static var link: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Like the text around it.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
