/// What a ``DatePicker`` looks like: each browser has one of its own.
@MainActor @preconcurrency
public protocol DatePickerStyle: NamedStyle {}

extension View {
    /// Says what the fields for dates inside look like.
    public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
        EnvironmentChange(content: self) { $0[NamedStyleKey<any DatePickerStyle>.self] = style.name }
    }
}

/// As the browser shows it.
public struct DefaultDatePickerStyle: DatePickerStyle {
    public var name: StyleName { StyleName(nil) }

    public nonisolated init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// As the browser shows it.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// As the browser shows it.
public struct CompactDatePickerStyle: DatePickerStyle {
    public var name: StyleName { StyleName(nil) }

    public nonisolated init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// As the browser shows it.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// As the browser shows it.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public var name: StyleName { StyleName(nil) }

    public nonisolated init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// As the browser shows it.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// As the browser shows it.
public struct WheelDatePickerStyle: DatePickerStyle {
    public var name: StyleName { StyleName(nil) }

    public nonisolated init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// As the browser shows it.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// As the browser shows it.
public struct FieldDatePickerStyle: DatePickerStyle {
    public var name: StyleName { StyleName(nil) }

    public nonisolated init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// As the browser shows it.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
