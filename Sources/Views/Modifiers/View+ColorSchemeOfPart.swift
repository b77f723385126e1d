extension View {
    /// Shows the view, and what is in it, in light colours or in dark ones, whatever the page is.
    ///
    /// ```swift
    /// Text("Night").environment(\.colorScheme, .dark)
    /// ```
    public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>, _ value: ColorScheme
    ) -> some View {
        let isOwn = keyPath == \EnvironmentValues.colorScheme
        return EnvironmentChange(content: decorated(by: isOwn ? value.className : "")) {
            $0[keyPath: keyPath] = value
        }
    }

    /// Shows the view, and what is in it, in light colours or in dark ones, as it was written at first.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}

extension ColorScheme {
    fileprivate var className: String { self == .dark ? "scheme-dark" : "scheme-light" }
}
