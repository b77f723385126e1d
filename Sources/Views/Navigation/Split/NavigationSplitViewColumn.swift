/// One of the columns of a ``NavigationSplitView``.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let name: String

    /// The first.
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    /// The second of three.
    public static let content = NavigationSplitViewColumn(name: "content")
    /// The last.
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// Which columns of a ``NavigationSplitView`` are seen in a wide window.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    let name: String

    /// The last alone.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detail-only")
    /// The last two.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "double-column")
    /// All of them.
    public static let all = NavigationSplitViewVisibility(name: "all-columns")
    /// As many as there is room for: all of them.
    public static let automatic = NavigationSplitViewVisibility(name: "all-columns")
}
