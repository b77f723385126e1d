internal import DOM

/// A style of toggles that browsers have.
protocol BuiltInToggleStyle: ToggleStyle, BuiltInStyle {}

extension BuiltInToggleStyle {
    public func makeBody(configuration: ToggleStyleConfiguration) -> some View {
        StyleChange(content: Toggle(configuration), style: self)
    }
}

/// A box to tick.
public struct DefaultToggleStyle: ToggleStyle, BuiltInToggleStyle {
    public nonisolated init() {}
}

/// A switch to turn on.
public struct SwitchToggleStyle: ToggleStyle, BuiltInToggleStyle {
    public nonisolated init() {}
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// A box to tick.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
    /// A box to tick.
    public static var checkbox: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch to turn on.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
