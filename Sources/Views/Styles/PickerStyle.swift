/// The look of a ``Picker``.
public enum PickerStyle: Sendable {
    /// A list that opens; browsers on a phone show it as a wheel.
    case automatic, menu, wheel, navigationLink
    /// All choices below each other.
    case inline, radioGroup
    /// All choices beside each other, for few short ones.
    case segmented, palette

    var isMenu: Bool {
        switch self {
        case .automatic, .menu, .wheel, .navigationLink: true
        case .inline, .radioGroup, .segmented, .palette: false
        }
    }

    var isSegmented: Bool { self == .segmented || self == .palette }
}

struct PickerStyleKey: EnvironmentKey {
    static var defaultValue: PickerStyle { .automatic }
}

extension View {
    /// Sets the look of the pickers inside. Those in which several values can be chosen are always lists.
    public func pickerStyle(_ style: PickerStyle) -> some View {
        EnvironmentChange(content: self) { $0[PickerStyleKey.self] = style }
    }
}
