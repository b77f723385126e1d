public import Pinion

/// A field with a border; since iOS 15 `.automatic`.
public struct DefaultTextFieldStyle: NamedLook {
    public nonisolated static var look: TextFieldStyle { .automatic }

    public nonisolated init() {}
}

/// A field with a border; since iOS 15 `.roundedBorder`.
public struct RoundedBorderTextFieldStyle: NamedLook {
    public nonisolated static var look: TextFieldStyle { .roundedBorder }

    public nonisolated init() {}
}

/// A field without a border, until it has the focus; since iOS 15 `.plain`.
public struct PlainTextFieldStyle: NamedLook {
    public nonisolated static var look: TextFieldStyle { .plain }

    public nonisolated init() {}
}
