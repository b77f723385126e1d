public import Pinion

/// How what is scrolled fades below a bar: here nothing lies over it.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private init() {}

    public static var automatic: ScrollEdgeEffectStyle { .init() }
    public static var hard: ScrollEdgeEffectStyle { .init() }
    public static var soft: ScrollEdgeEffectStyle { .init() }
}

extension View {
    /// No effect: nothing lies over what is scrolled.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        self
    }

    /// No effect: nothing lies over what is scrolled.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }

    /// No effect: a page has no edges that bars lie over.
    public func backgroundExtensionEffect() -> some View { self }

    /// No effect: lists and forms have nothing behind their cards.
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}
