internal import DOM

/// A view that fills its place, and whose content is told how large that is, and where.
///
/// ```swift
/// GeometryReader { proxy in
///     Rectangle().frame(width: proxy.size.width / 2, height: 8)
/// }
/// .frame(height: 8)
/// ```
///
/// The browser measures it. A page's first picture is made for the size that a `frame` gives or, without one, for a guess;
/// so it is without JavaScript.
public typealias GeometryReader<Content: View> = GeometricReader<PlainGeometry, Content>

/// A ``GeometryReader``, with the types that a program writes sizes with.
public struct GeometricReader<Kind: Geometry, Content: View>: View {
    /// Makes the content.
    public var content: (GeometricProxy<Kind>) -> Content

    /// - Parameter content: the views, which stand at the corner where lines begin.
    public init(@ViewBuilder content: @escaping (GeometricProxy<Kind>) -> Content) {
        self.content = content
    }
}

extension GeometricReader: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { GeometryNode(self, at: place) }
}

/// The place of a view that fills its own.
private final class GeometryNode<Kind: Geometry, Content: View>: ViewNode<GeometricReader<Kind, Content>> {
    private var view: GeometricReader<Kind, Content>
    private let inside: Place
    private let source: GeometrySource
    private var child: ViewNode<Content>?

    init(_ view: GeometricReader<Kind, Content>, at place: Place) {
        self.view = view
        place.graph.page.need(.measures)
        let element = Element(place.groupTag, class: "geometry")
        let container = Container(element)
        container.graph = place.graph
        var inside = place.deeper
        inside.container = container
        self.inside = inside
        source = GeometrySource(element, .content, at: place)
        super.init(at: place)
        evaluate()
        container.content = child
        container.arrange()
        // By then it stands where it belongs, and has the size that a frame gives it.
        graph.afterUpdate { [weak self] in
            guard let self, isMounted, source.improveGuess() else { return }
            invalidate()
        }
    }

    override func update(_ view: GeometricReader<Kind, Content>) {
        self.view = view
        evaluate()
    }

    override func evaluate() {
        super.evaluate()
        let content = track { view.content(GeometricProxy(source)) }
        if let child { child.update(content) } else { child = inside.makeNode(content) }
    }

    override func collect(into elements: inout [Element]) {
        elements.append(source.element)
    }

    override func unmount() {
        super.unmount()
        inside.container.content = nil
        child?.unmount()
        source.close()
    }
}
