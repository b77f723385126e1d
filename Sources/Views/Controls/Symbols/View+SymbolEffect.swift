extension View {
    /// Moves the symbols inside as long as it is active.
    public func symbolEffect<Effect: IndefiniteSymbolEffect>(
        _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        decorated(
            by: isActive
                ? .effect(effect.effectName, options, isEndless: true) : StyleDecoration("")
        )
        .needs(.drawing)
    }

    /// Moves the symbols inside once whenever a value changes.
    public func symbolEffect<Effect: DiscreteSymbolEffect, Value: Equatable>(
        _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
    ) -> some View {
        modifier(OnceMoved(name: effect.effectName, options: options, value: value))
    }

    /// Stops the movements of the symbols inside.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        decorated(by: isEnabled ? "effects-removed" : "").needs(.drawing)
    }
}

extension StyleDecoration {
    fileprivate static func effect(_ name: String, _ options: SymbolEffectOptions, isEndless: Bool)
        -> StyleDecoration
    {
        StyleDecoration(
            "effect effect-\(name)",
            [
                .init("--times", options.times(isEndless: isEndless)),
                .init("--speed", options.speed.digits),
            ])
    }
}

/// Two classes with the same movement take turns: a browser shows a movement again only under another name.
private struct OnceMoved<Value: Equatable>: ViewModifier {
    let name: String
    let options: SymbolEffectOptions
    let value: Value
    @State private var turns = 0

    func body(content: Content) -> some View {
        content
            .decorated(
                by: turns == 0
                    ? StyleDecoration("")
                    : .effect(name + (turns % 2 == 0 ? " effect-again" : ""), options, isEndless: false)
            )
            .needs(.drawing)
            .onChange(of: value) { turns += 1 }
    }
}
