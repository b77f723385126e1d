public import Pinion

/// A menu's label like a button; since iOS 15 `.automatic`.
public struct DefaultMenuStyle: NamedLook {
    public nonisolated static var look: MenuStyle { .automatic }

    public nonisolated init() {}
}

/// A menu's label like a button; also written `.button`.
public struct ButtonMenuStyle: NamedLook {
    public nonisolated static var look: MenuStyle { .button }

    public nonisolated init() {}
}

/// A menu's label without an edge; since iOS 15 `.borderlessButton`.
public struct BorderlessButtonMenuStyle: NamedLook {
    public nonisolated static var look: MenuStyle { .borderlessButton }

    public nonisolated init() {}
}
