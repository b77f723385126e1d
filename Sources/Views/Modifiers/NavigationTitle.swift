internal import DOM

extension View {
    /// Gives the page a title, which heads it and stands in the browser's tab; in a sheet, the sheet.
    ///
    /// Where views inside give one, too, theirs counts.
    @inlinable
    public func navigationTitle(_ title: LocalizedStringKey) -> some View {
        let title = title.text
        return TitledView(content: self, title: GivenTitle(title, heading: title))
    }

    /// The same with a title that is not looked up.
    @inlinable
    @_disfavoredOverload
    public func navigationTitle(_ title: some StringProtocol) -> some View {
        let title = String(title)
        return TitledView(content: self, title: GivenTitle(title, heading: title))
    }

    /// Gives the page a title.
    public func navigationTitle(_ title: Text) -> some View {
        navigationTitle(title.shownString)
    }

    /// Gives the page a title that stands in the browser's tab only.
    @inlinable
    public func pageTitle(_ title: LocalizedStringKey) -> some View {
        TitledView(content: self, title: GivenTitle(title.text, heading: nil))
    }

    /// The same with a title that is not looked up.
    @inlinable
    @_disfavoredOverload
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
@usableFromInline
struct TitledView<Content: View>: View {
    @usableFromInline let content: Content
    @usableFromInline let title: GivenTitle

    @inlinable
    init(content: Content, title: GivenTitle) {
        self.content = content
        self.title = title
    }
}

/// The parts of a titled view, for a node that need not look up its type.
private protocol Titled: View {
    associatedtype Content: View

    var content: Content { get }
    var title: GivenTitle { get }
}

extension TitledView: Titled {}

extension TitledView: PrimitiveView {
    @usableFromInline var body: Never { primitiveHasNoBody(Self.self) }

    package func makeNode(at place: Place) -> ViewNode<Self> { TitleNode(self, at: place) }
}

private final class TitleNode<View: Titled>: WrappingNode<View, View.Content> {
    // A screen of a navigation stack holds the nodes that stand on it.
    private weak var holder: (any TitleHolder)?

    init(_ view: View, at place: Place) {
        holder = place.titleHolder
        super.init(view.content, at: place)
        holder?.setTitle(view.title, for: self)
    }

    override func update(_ view: View) {
        holder?.setTitle(view.title, for: self)
        child.update(view.content)
    }

    override func unmount() {
        holder?.setTitle(nil, for: self)
        super.unmount()
    }
}
