public import Pinion

/// A list that opens; since iOS 15 `.automatic`.
public struct DefaultPickerStyle: NamedLook {
    public nonisolated static var look: PickerStyle { .automatic }

    public nonisolated init() {}
}

/// A list that opens; since iOS 15 `.menu`.
public struct MenuPickerStyle: NamedLook {
    public nonisolated static var look: PickerStyle { .menu }

    public nonisolated init() {}
}

/// A list that opens, as a wheel on phones; since iOS 15 `.wheel`.
public struct WheelPickerStyle: NamedLook {
    public nonisolated static var look: PickerStyle { .wheel }

    public nonisolated init() {}
}

/// A list that opens; also written `.navigationLink`.
public struct NavigationLinkPickerStyle: NamedLook {
    public nonisolated static var look: PickerStyle { .navigationLink }

    public nonisolated init() {}
}

/// All choices beside each other; since iOS 15 `.segmented`.
public struct SegmentedPickerStyle: NamedLook {
    public nonisolated static var look: PickerStyle { .segmented }

    public nonisolated init() {}
}

/// All choices beside each other; also written `.palette`.
public struct PalettePickerStyle: NamedLook {
    public nonisolated static var look: PickerStyle { .palette }

    public nonisolated init() {}
}

/// All choices below each other; since iOS 15 `.inline`.
public struct InlinePickerStyle: NamedLook {
    public nonisolated static var look: PickerStyle { .inline }

    public nonisolated init() {}
}
