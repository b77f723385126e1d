// What only a screen has, and a page has not: these words change nothing, so that views which have them can be taken
// over as they are.
extension View {
    /// How a title stands in a bar: here titles are always headings.
    public func navigationBarTitleDisplayMode(_ displayMode: TitleDisplayMode) -> some View { self }

    /// How high a sheet stands: here it is as high as what is in it.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

    /// Whether text can be selected: on a page it always can.
    public func textSelection(_ selectability: TextSelectability) -> some View { self }
}
