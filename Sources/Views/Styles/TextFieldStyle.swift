/// The look of a ``TextField`` and of a ``SecureField``.
public enum TextFieldStyle: Sendable {
    /// With a border.
    case automatic, roundedBorder, squareBorder
    /// Without a border, until it has the focus.
    case plain

    /// The member of the style sheet's family `field`.
    var className: String? {
        switch self {
        case .automatic, .roundedBorder, .squareBorder: nil
        case .plain: "plain"
        }
    }
}

struct TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: TextFieldStyle { .automatic }
}

extension View {
    /// Sets the look of the text fields inside.
    public func textFieldStyle(_ style: TextFieldStyle) -> some View {
        EnvironmentChange(content: self) { $0[TextFieldStyleKey.self] = style }
    }
}
