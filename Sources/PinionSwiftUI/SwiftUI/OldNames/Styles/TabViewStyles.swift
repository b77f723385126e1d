public import Pinion

/// Tabs above what they show; since iOS 15 `.automatic`.
public struct DefaultTabViewStyle: NamedLook {
    public nonisolated static var look: TabViewStyle { .automatic }

    public nonisolated init() {}
}

/// Tabs above what they show; also written `.sidebarAdaptable`.
public struct SidebarAdaptableTabViewStyle: NamedLook {
    public nonisolated static var look: TabViewStyle { .sidebarAdaptable }

    public nonisolated init() {}
}

/// Tabs above what they show; also written `.tabBarOnly`.
public struct TabBarOnlyTabViewStyle: NamedLook {
    public nonisolated static var look: TabViewStyle { .automatic }

    public nonisolated init() {}
}

/// Tabs above what they show, since pages of a browser are not swiped; since iOS 15 `.page`.
public struct PageTabViewStyle: NamedLook {
    /// When dots show how many pages there are: here the tabs themselves do.
    public enum IndexDisplayMode: Sendable {
        case automatic, always, never
    }

    public nonisolated static var look: TabViewStyle { .page }

    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle {
    /// Tabs above what they show.
    public static var tabBarOnly: TabViewStyle { .automatic }

    /// Tabs above what they show, since pages of a browser are not swiped.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> TabViewStyle { .page }
}
