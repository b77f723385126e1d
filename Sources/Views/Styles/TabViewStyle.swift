/// What a ``TabView`` looks like: here always the same.
@MainActor @preconcurrency
public protocol TabViewStyle: NamedStyle {}

extension View {
    /// Says what the tabs inside look like.
    public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
        EnvironmentChange(content: self) { $0[NamedStyleKey<any TabViewStyle>.self] = style.name }
    }
}

/// With the tabs above.
public struct DefaultTabViewStyle: TabViewStyle {
    public var name: StyleName { StyleName(nil) }

    public nonisolated init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// With the tabs above.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// With the tabs above.
public struct PageTabViewStyle: TabViewStyle {
    public var name: StyleName { StyleName(nil) }

    public nonisolated init() {}
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// With the tabs above.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
}

/// With the tabs above.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public var name: StyleName { StyleName(nil) }

    public nonisolated init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// With the tabs above.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
