// What only a screen has, and a page has not: these words change nothing, so that views which have them can be taken
// over as they are.
extension View {
    /// How a title stands in a bar: here titles are always headings.
    public func navigationBarTitleDisplayMode(_ displayMode: TitleDisplayMode) -> some View { self }

    /// Whether a view reaches behind the edges of a screen: a page has none.
    public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }

    /// How high a sheet stands: here it is as high as what is in it.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

    /// Whether a line divides the row from others: here the list says so.
    public func listRowSeparator(_ visibility: Visibility) -> some View { self }

    /// Whether text can be selected: on a page it always can.
    public func textSelection(_ selectability: TextSelectability) -> some View { self }
}
