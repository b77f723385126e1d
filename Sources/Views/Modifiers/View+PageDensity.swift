extension View {
    /// Says how dense the page is that the view is on.
    ///
    /// ```swift
    /// DashboardView().pageDensity(.compact)
    /// ```
    ///
    /// A page is compact if one of its views asks for it: its letters and all spaces are an eighth smaller.
    public func pageDensity(_ density: PageDensity) -> some View {
        PageLookView(content: self, look: density == .compact ? .compact : nil)
    }
}
