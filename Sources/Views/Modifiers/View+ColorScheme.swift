extension View {
    /// Asks for a light page, or a dark one; with `nil` the page is what the person's system says.
    ///
    /// ```swift
    /// DashboardView().preferredColorScheme(.dark)
    /// ```
    public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
        PageLookView(content: self, look: scheme.map { $0 == .dark ? .dark : .light })
    }
}
