public import Localization

extension View {
    /// Shows the views inside in a language.
    public func environment(_ keyPath: WritableKeyPath<EnvironmentValues, Language>, _ value: Language)
        -> some View
    {
        EnvironmentChange(content: self) { $0[keyPath: keyPath] = value }
            .decorated(by: AttributeDecoration("lang", value.identifier, on: .element))
    }

    /// Has the lines of the views inside run from left to right, or from right to left.
    public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection
    ) -> some View {
        EnvironmentChange(content: self) { $0[keyPath: keyPath] = value }
            .decorated(by: AttributeDecoration("dir", value == .rightToLeft ? "rtl" : "ltr", on: .element))
    }
}
