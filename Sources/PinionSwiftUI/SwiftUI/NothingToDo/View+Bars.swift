public import Pinion

/// A bar of a phone's screen. Here titles, tabs and toolbars stand on the page itself.
public struct ToolbarPlacement: Equatable, Sendable {
    private let name: String

    /// The bars that there are.
    public static var automatic: ToolbarPlacement { .init(name: "automatic") }
    /// That with the title.
    public static var navigationBar: ToolbarPlacement { .init(name: "navigation") }
    /// That with controls below.
    public static var bottomBar: ToolbarPlacement { .init(name: "bottom") }
    /// That with the tabs.
    public static var tabBar: ToolbarPlacement { .init(name: "tab") }
}

/// What the controls of a toolbar are for: here it makes no difference.
public struct ToolbarRole: Sendable {
    private init() {}

    public static var automatic: ToolbarRole { .init() }
    public static var navigationStack: ToolbarRole { .init() }
    public static var browser: ToolbarRole { .init() }
    public static var editor: ToolbarRole { .init() }
}

extension View {
    /// Whether the title and its controls are shown; the way back stays. Tabs and what stands below always are.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let isTitle = bars.isEmpty || bars.contains(.automatic) || bars.contains(.navigationBar)
        return navigationBarHidden(visibility == .hidden && isTitle)
    }

    /// Whether the title and its controls are shown; since iOS 18 `toolbarVisibility`.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let isTitle = bars.isEmpty || bars.contains(.automatic) || bars.contains(.navigationBar)
        return navigationBarHidden(visibility == .hidden && isTitle)
    }

    /// No effect: titles and toolbars stand on the page itself.
    public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View {
        self
    }

    /// No effect: titles and toolbars stand on the page itself.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }

    /// No effect: titles and toolbars stand on the page itself.
    public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { self }

    /// No effect: titles and toolbars stand on the page itself.
    public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        self
    }

    /// No effect: toolbars have one look.
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}
