public import Pinion

/// How the columns of a `NavigationSplitView` share the window: here always beside each other.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// As is usual.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public nonisolated init() {}
}

/// The detail becomes smaller for the columns before it, as is usual here.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public nonisolated init() {}
}

/// The detail keeps its width behind the columns before it; here it becomes smaller for them.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// As is usual.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The detail becomes smaller for the columns before it, as is usual here.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail keeps its width behind the columns before it; here it becomes smaller for them.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    /// No effect: the columns stand beside each other where there is room, and nothing lies over another.
    public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(_ style: Style) -> some View {
        self
    }
}
