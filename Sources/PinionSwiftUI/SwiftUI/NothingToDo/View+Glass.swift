public import Pinion

/// How glass comes and goes: here with its view.
public struct GlassEffectTransition: Sendable {
    private init() {}

    public static var identity: GlassEffectTransition { .init() }
    public static var matchedGeometry: GlassEffectTransition { .init() }
    public static var materialize: GlassEffectTransition { .init() }
}

extension View {
    /// No effect: CSS lets no two pieces of glass flow into each other.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }

    /// No effect: CSS lets no two pieces of glass flow into each other.
    public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { self }

    /// No effect: glass comes and goes with its view.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}
