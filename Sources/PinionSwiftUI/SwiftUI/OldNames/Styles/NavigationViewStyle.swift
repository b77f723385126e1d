public import Pinion

/// How a `NavigationView` shows what is pushed: here always one view at a time.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// As is usual.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
}

/// Two columns on wide screens; `NavigationSplitView` has them here.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// As is usual.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One view at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DoubleColumnNavigationViewStyle {
    /// Two columns on wide screens; `NavigationSplitView` has them here.
    public static var columns: DoubleColumnNavigationViewStyle { DoubleColumnNavigationViewStyle() }
}

extension View {
    /// No effect: a `NavigationView` is a stack here.
    public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View { self }
}
