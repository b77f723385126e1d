/// Keys that do the same as pressing a button.
public struct KeyboardShortcut: Hashable, Sendable {
    public let key: KeyEquivalent
    public let modifiers: EventModifiers

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Enter, for the button that matters most.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape, for the button that leads back.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The name in HTML.
    var text: String {
        var names: [String] = []
        if modifiers.contains(.command) { names.append("Control") }
        if modifiers.contains(.option) { names.append("Alt") }
        if modifiers.contains(.shift) { names.append("Shift") }
        return (names + [key.name]).joined(separator: "+")
    }
}

extension View {
    /// Gives the button, or the link, keys that do the same as pressing it.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Gives the button, or the link, keys that do the same as pressing it.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        decorated(by: AttributeDecoration("aria-keyshortcuts", shortcut?.text, on: .controlOrElement))
    }
}
