public import Pinion

/// A list on a card; since iOS 15 `.automatic`.
public struct DefaultListStyle: NamedLook {
    public nonisolated static var look: ListStyle { .automatic }

    public nonisolated init() {}
}

/// A list on the page itself; since iOS 15 `.plain`.
public struct PlainListStyle: NamedLook {
    public nonisolated static var look: ListStyle { .plain }

    public nonisolated init() {}
}

/// A list on a card; since iOS 15 `.grouped`.
public struct GroupedListStyle: NamedLook {
    public nonisolated static var look: ListStyle { .grouped }

    public nonisolated init() {}
}

/// A list on a card; since iOS 15 `.insetGrouped`.
public struct InsetGroupedListStyle: NamedLook {
    public nonisolated static var look: ListStyle { .insetGrouped }

    public nonisolated init() {}
}

/// A list on the page itself; since iOS 15 `.inset`.
public struct InsetListStyle: NamedLook {
    public nonisolated static var look: ListStyle { .inset }

    public nonisolated init() {}
}

/// A list on the page itself; since iOS 15 `.sidebar`.
public struct SidebarListStyle: NamedLook {
    public nonisolated static var look: ListStyle { .sidebar }

    public nonisolated init() {}
}
