extension View {
    /// Says how much there is to look at on the page that the view is on: a number before its title, which is read in the
    /// browser's tab while another one is open.
    ///
    /// ```swift
    /// AlertList(alerts).pageTitle("Alerts").pageBadge(alerts.count)
    /// ```
    ///
    /// - Parameter count: how much; nothing is shown for 0. Of several views the greatest number counts.
    public func pageBadge(_ count: Int) -> some View {
        PageLookView(content: self, look: count > 0 ? .badge(count) : nil)
    }
}
