extension View {
    /// Says how wide the page is that the view is on: a column, or all of the window.
    ///
    /// ```swift
    /// DashboardView().pageWidth(.wide)
    /// ```
    ///
    /// A page is wide if one of its views asks for it.
    public func pageWidth(_ width: PageWidth) -> some View {
        WidePageView(content: self, width: width)
    }
}

/// A view that says how wide its page is.
private struct WidePageView<Content: View>: View {
    let content: Content
    let width: PageWidth
}

extension WidePageView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { PageWidthNode(self, at: place) }
}

private final class PageWidthNode<Content: View>: WrappingNode<WidePageView<Content>, Content> {
    private weak var page: PageContainer?

    init(_ view: WidePageView<Content>, at place: Place) {
        page = place.graph.page
        super.init(view.content, at: place)
        page?.setWide(view.width == .wide, for: self)
    }

    override func update(_ view: WidePageView<Content>) {
        page?.setWide(view.width == .wide, for: self)
        child.update(view.content)
    }

    override func unmount() {
        page?.setWide(false, for: self)
        super.unmount()
    }
}
