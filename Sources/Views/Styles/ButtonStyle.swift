/// What a ``Button`` looks like.
public enum ButtonStyle: Sendable {
    /// With a border.
    case automatic
    /// With a border.
    case bordered
    /// In the page's colour: the button that most people want to press.
    case borderedProminent
    /// Like a link.
    case borderless
    /// Like the text around it.
    case plain
    /// Like a link.
    case link

    /// The member of the style sheet's family `button`.
    var className: String? {
        switch self {
        case .automatic, .bordered: nil
        case .borderedProminent: "prominent"
        case .borderless, .link: "link"
        case .plain: "plain"
        }
    }
}

private struct ButtonStyleKey: EnvironmentKey {
    static let defaultValue = ButtonStyle.automatic
}

extension EnvironmentValues {
    /// What buttons look like.
    var buttonStyle: ButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Says what the buttons inside look like.
    public func buttonStyle(_ style: ButtonStyle) -> some View {
        EnvironmentChange(content: self) { $0.buttonStyle = style }
    }
}
