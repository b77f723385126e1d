extension View {
    /// Says how wide the page is that the view is on: a column, all of the window, or a card in its middle.
    ///
    /// ```swift
    /// DashboardView().pageWidth(.wide)
    /// ```
    ///
    /// A page is wide, or narrow, if one of its views asks for it.
    public func pageWidth(_ width: PageWidth) -> some View {
        PageLookView(content: self, look: width.look)
    }
}

extension PageWidth {
    fileprivate var look: PageLook? {
        switch self {
        case .narrow: .narrow
        case .regular: nil
        case .wide: .wide
        }
    }
}
