/// A change to a view that depends on its surroundings: they decide which modifier it is.
///
/// The view is evaluated again when a value that was read is another one.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
    /// The type of the modifier that the surroundings decide on.
    associatedtype ResolvedModifier: ViewModifier

    /// Makes the modifier for these surroundings.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    /// The view, changed by the modifier that the surroundings decide on.
    public func body(content: Content) -> some View {
        ResolvedContent(content: content, modifier: self)
    }
}

private struct ResolvedContent<Modifier: EnvironmentalModifier>: View {
    let content: ModifierContent
    let modifier: Modifier
    @Environment(\.self) private var environment

    var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
