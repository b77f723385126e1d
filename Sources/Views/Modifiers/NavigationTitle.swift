internal import DOM

extension View {
    /// Gives the page a title, which heads it and stands in the browser's tab; in a sheet, the sheet.
    ///
    /// Where views inside give one, too, theirs counts.
    public func navigationTitle(_ title: some StringProtocol) -> some View {
        let title = String(title)
        return TitledView(content: self, title: GivenTitle(title, heading: title))
    }

    /// Gives the page a title.
    public func navigationTitle(_ title: Text) -> some View {
        navigationTitle(title.string)
    }

    /// Gives the page a title that stands in the browser's tab only.
    public func pageTitle(_ title: some StringProtocol) -> some View {
        TitledView(content: self, title: GivenTitle(String(title), heading: nil))
    }

    /// Says that no title is to stand above the page, whoever gives one; it stands in the browser's tab then.
    package func barHidden(_ isHidden: Bool) -> some View {
        var title = GivenTitle(nil, heading: nil)
        title.isBarHidden = isHidden
        return TitledView(content: self, title: title)
    }
}

/// A view that gives its page a title.
private struct TitledView<Content: View>: View {
    let content: Content
    let title: GivenTitle
}

extension TitledView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { TitleNode(self, at: place) }
}

private final class TitleNode<Content: View>: WrappingNode<TitledView<Content>, Content> {
    // A screen of a navigation stack holds the nodes that stand on it.
    private weak var holder: (any TitleHolder)?

    init(_ view: TitledView<Content>, at place: Place) {
        holder = place.titleHolder
        super.init(view.content, at: place)
        holder?.setTitle(view.title, for: self)
    }

    override func update(_ view: TitledView<Content>) {
        holder?.setTitle(view.title, for: self)
        child.update(view.content)
    }

    override func unmount() {
        holder?.setTitle(nil, for: self)
        super.unmount()
    }
}
