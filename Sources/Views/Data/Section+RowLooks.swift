// What is said of the rows at a section is said of each of its rows, and not of its heading.
extension Section {
    /// Paints the section's rows; with `nil` as the list paints them.
    public func listRowBackground(_ color: Color?) -> Section<Parent, some View, Footer> {
        with(content.listRowBackground(color))
    }

    /// The room between the section's rows and the edges of the list, in pixels; with `nil` as usual.
    public func listRowInsets(_ insets: EdgeInsets?) -> Section<Parent, some View, Footer> {
        with(content.listRowInsets(insets))
    }

    /// Whether lines divide the section's rows from each other.
    public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> Section<Parent, some View, Footer> {
        with(content.listRowSeparator(visibility, edges: edges))
    }

    private func with<Rows: View>(_ rows: Rows) -> Section<Parent, Rows, Footer> {
        Section<Parent, Rows, Footer>(header, rows, footer)
    }
}
