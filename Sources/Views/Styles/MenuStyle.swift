/// How a menu's label looks.
public struct MenuStyle: Sendable {
    let className: String

    /// As is usual: like a button.
    public static let automatic = MenuStyle(className: "")
    /// Like a button.
    public static let button = MenuStyle(className: "")
    /// Without an edge.
    public static let borderlessButton = MenuStyle(className: "menus-borderless")
}

extension View {
    /// How the labels of menus inside look.
    public func menuStyle(_ style: MenuStyle) -> some View { decorated(by: style.className) }

    /// Whether menus inside show by an arrow that they are some.
    public func menuIndicator(_ visibility: Visibility) -> some View {
        decorated(by: visibility == .hidden ? "menus-plain" : "")
    }

    /// How tables inside look.
    public func tableStyle(_ style: TableStyle) -> some View { decorated(by: style.className) }
}

/// How a table looks.
public struct TableStyle: Sendable {
    let className: String

    /// On a card.
    public static let automatic = TableStyle(className: "")
    /// Without a card.
    public static let inset = TableStyle(className: "tables-inset")
    /// On a card.
    public static let bordered = TableStyle(className: "")
}
