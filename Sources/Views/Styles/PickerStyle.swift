/// What a ``Picker`` looks like.
@MainActor @preconcurrency
public protocol PickerStyle: NamedStyle {}

extension View {
    /// Says what the pickers inside look like. Those in which several values can be chosen are always lists.
    public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
        EnvironmentChange(content: self) { $0[NamedStyleKey<any PickerStyle>.self] = style.name }
    }
}

/// A list that opens.
public struct DefaultPickerStyle: PickerStyle {
    public var name: StyleName { StyleName(nil) }

    public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// A list that opens.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A list that opens.
public struct MenuPickerStyle: PickerStyle {
    public var name: StyleName { StyleName(nil) }

    public nonisolated init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A list that opens.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A list that opens: browsers on a phone show it as a wheel.
public struct WheelPickerStyle: PickerStyle {
    public var name: StyleName { StyleName(nil) }

    public nonisolated init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A list that opens: browsers on a phone show it as a wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A list that opens.
public struct NavigationLinkPickerStyle: PickerStyle {
    public var name: StyleName { StyleName(nil) }

    public nonisolated init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A list that opens.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// All choices below each other.
public struct InlinePickerStyle: PickerStyle {
    public var name: StyleName { StyleName("radios") }

    public nonisolated init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All choices below each other.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// All choices below each other.
public struct RadioGroupPickerStyle: PickerStyle {
    public var name: StyleName { StyleName("radios") }

    public nonisolated init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// All choices below each other.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// All choices beside each other, for few short ones.
public struct SegmentedPickerStyle: PickerStyle {
    public var name: StyleName { StyleName("segmented") }

    public nonisolated init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// All choices beside each other, for few short ones.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// All choices beside each other, for few short ones.
public struct PalettePickerStyle: PickerStyle {
    public var name: StyleName { StyleName("segmented") }

    public nonisolated init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
    /// All choices beside each other, for few short ones.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
