/// What a ``Form`` looks like: here always the same.
@MainActor @preconcurrency
public protocol FormStyle: NamedStyle {}

extension View {
    /// Says what the forms inside look like.
    public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
        EnvironmentChange(content: self) { $0[NamedStyleKey<any FormStyle>.self] = style.name }
    }
}

/// Labels above their fields.
public struct AutomaticFormStyle: FormStyle {
    public var name: StyleName { StyleName(nil) }

    public nonisolated init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    /// Labels above their fields.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Labels above their fields.
public struct GroupedFormStyle: FormStyle {
    public var name: StyleName { StyleName(nil) }

    public nonisolated init() {}
}

extension FormStyle where Self == GroupedFormStyle {
    /// Labels above their fields.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Labels above their fields.
public struct ColumnsFormStyle: FormStyle {
    public var name: StyleName { StyleName(nil) }

    public nonisolated init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Labels above their fields.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
