/// A key of the keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The browsers' name of the key.
    let name: String

    public init(_ character: Character) {
        name = character == "\u{20}" ? "Space" : character.uppercased()
    }

    public init(extendedGraphemeClusterLiteral: Character) {
        self.init(extendedGraphemeClusterLiteral)
    }

    private init(named name: String) {
        self.name = name
    }

    public static let `return` = KeyEquivalent(named: "Enter")
    public static let escape = KeyEquivalent(named: "Escape")
    public static let tab = KeyEquivalent(named: "Tab")
    public static let delete = KeyEquivalent(named: "Backspace")
    public static let deleteForward = KeyEquivalent(named: "Delete")
    public static let upArrow = KeyEquivalent(named: "ArrowUp")
    public static let downArrow = KeyEquivalent(named: "ArrowDown")
    public static let leftArrow = KeyEquivalent(named: "ArrowLeft")
    public static let rightArrow = KeyEquivalent(named: "ArrowRight")
    public static let home = KeyEquivalent(named: "Home")
    public static let end = KeyEquivalent(named: "End")
    public static let pageUp = KeyEquivalent(named: "PageUp")
    public static let pageDown = KeyEquivalent(named: "PageDown")
}
