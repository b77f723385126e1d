/// A style that is one of several in the style sheet; programs make none of their own.
@MainActor @preconcurrency
public protocol NamedStyle: Sendable {
    /// What the style sheet calls it.
    var name: StyleName { get }
}

/// The style of one kind of control, which is told by the protocol of its styles.
struct NamedStyleKey<Kind>: EnvironmentKey {
    static var defaultValue: StyleName { StyleName(nil) }
}
