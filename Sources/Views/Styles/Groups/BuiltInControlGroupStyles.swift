/// Side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle, BuiltInStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// Side by side, as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle, BuiltInStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// Side by side, with the icons of their labels alone.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).labelStyle(.iconOnly)
    }
}

/// In a menu that opens when the group's name is pressed.
public struct MenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            if configuration.name != nil { configuration.label } else { Text(own: "More") }
        }
    }
}

/// In a menu, side by side.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            ControlGroup { configuration.content }.labelStyle(.iconOnly)
        } label: {
            if configuration.name != nil { configuration.label } else { Text(own: "More") }
        }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// Side by side.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Side by side, as in a bar.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// Side by side, with the icons of their labels alone.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// In a menu that opens when the group's name is pressed.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// In a menu, side by side.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
