/// What a ``Picker`` looks like.
public enum PickerStyle: Sendable {
    /// A list that opens.
    case automatic
    /// A list that opens.
    case menu
    /// All choices below each other.
    case inline
    /// All choices below each other.
    case radioGroup
    /// All choices beside each other, for few short ones.
    case segmented
}

private struct PickerStyleKey: EnvironmentKey {
    static let defaultValue = PickerStyle.automatic
}

extension EnvironmentValues {
    /// What pickers look like.
    var pickerStyle: PickerStyle {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

extension View {
    /// Says what the pickers inside look like. Those in which several values can be chosen are always lists.
    public func pickerStyle(_ style: PickerStyle) -> some View {
        EnvironmentChange(content: self) { $0.pickerStyle = style }
    }
}
