public import Pinion

/// The browser's own field for a date; since iOS 15 `.automatic`.
public struct DefaultDatePickerStyle: NamedLook {
    public nonisolated static var look: DatePickerStyle { .automatic }

    public nonisolated init() {}
}

/// The browser's own field for a date; since iOS 15 `.compact`.
public struct CompactDatePickerStyle: NamedLook {
    public nonisolated static var look: DatePickerStyle { .compact }

    public nonisolated init() {}
}

/// The browser's own field for a date; since iOS 15 `.graphical`.
public struct GraphicalDatePickerStyle: NamedLook {
    public nonisolated static var look: DatePickerStyle { .graphical }

    public nonisolated init() {}
}

/// The browser's own field for a date; since iOS 15 `.wheel`.
public struct WheelDatePickerStyle: NamedLook {
    public nonisolated static var look: DatePickerStyle { .wheel }

    public nonisolated init() {}
}
