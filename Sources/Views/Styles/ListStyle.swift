/// What a ``List`` looks like.
@MainActor @preconcurrency
public protocol ListStyle: NamedStyle {}

extension View {
    /// Says what the lists inside look like.
    public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
        EnvironmentChange(content: self) { $0[NamedStyleKey<any ListStyle>.self] = style.name }
    }
}

/// On a card.
public struct DefaultListStyle: ListStyle {
    public var name: StyleName { StyleName(nil) }

    public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// On a card.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// On the page itself.
public struct PlainListStyle: ListStyle {
    public var name: StyleName { StyleName("plain") }

    public nonisolated init() {}
}

extension ListStyle where Self == PlainListStyle {
    /// On the page itself.
    public static var plain: PlainListStyle { PlainListStyle() }
}

/// On a card.
public struct GroupedListStyle: ListStyle {
    public var name: StyleName { StyleName(nil) }

    public nonisolated init() {}
}

extension ListStyle where Self == GroupedListStyle {
    /// On a card.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// On the page itself.
public struct InsetListStyle: ListStyle {
    public var name: StyleName { StyleName("plain") }

    public nonisolated init() {}
}

extension ListStyle where Self == InsetListStyle {
    /// On the page itself.
    public static var inset: InsetListStyle { InsetListStyle() }
}

/// On a card.
public struct InsetGroupedListStyle: ListStyle {
    public var name: StyleName { StyleName(nil) }

    public nonisolated init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// On a card.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// On the page itself.
public struct SidebarListStyle: ListStyle {
    public var name: StyleName { StyleName("plain") }

    public nonisolated init() {}
}

extension ListStyle where Self == SidebarListStyle {
    /// On the page itself.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
