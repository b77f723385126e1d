/// What a ``Toggle`` looks like, and how it is read out.
public enum ToggleStyle: Sendable {
    /// A box to tick.
    case automatic
    /// A box to tick.
    case checkbox
    /// A switch to turn on.
    case `switch`
}

private struct ToggleStyleKey: EnvironmentKey {
    static let defaultValue = ToggleStyle.automatic
}

extension EnvironmentValues {
    /// What toggles look like.
    var toggleStyle: ToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Says what the toggles inside look like.
    public func toggleStyle(_ style: ToggleStyle) -> some View {
        EnvironmentChange(content: self) { $0.toggleStyle = style }
    }
}
