public import Reactive

extension View {
    /// The room between the rows of the lists inside, in pixels: each row is then a card; with nil as usual.
    public func listRowSpacing(_ spacing: Double?) -> some View {
        decorated(
            by: spacing.map { StyleDecoration("rows-apart", [.init("--row-spacing", max($0, 0).length)]) }
                ?? StyleDecoration(""))
    }

    /// Shows or hides the titles of the columns of tables inside; screen readers say them in any case.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        decorated(by: visibility == .hidden ? "columns-untitled" : "")
    }

    /// Has a bar stay at the window's lower or upper edge; what is scrolled shows blurred behind it.
    public func safeAreaBar<Bar: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
        @ViewBuilder content: () -> Bar
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
            content().decorated(by: "edge-bar")
        }
    }

    /// Puts a bar beside the view.
    public func safeAreaBar<Bar: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
        @ViewBuilder content: () -> Bar
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
            content().decorated(by: "edge-bar")
        }
    }

    /// Shows details of the view while a value is true: in a sheet, as on a phone.
    public func inspector<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return sheet(isPresented: isPresented) { content }
    }

    /// How wide an inspector's column is; no effect, since it is a sheet.
    public func inspectorColumnWidth(_ width: Double) -> some View { self }

    /// How wide an inspector's column is; no effect, since it is a sheet.
    public func inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View {
        self
    }
}
