internal import DOM

extension View {
    /// Gives the view's coordinates a name, by which views inside of it find them.
    ///
    /// ```swift
    /// VStack {
    ///     GeometryReader { proxy in
    ///         Text("\(Int(proxy.frame(in: .named("board")).minY)) pixels down")
    ///     }
    /// }
    /// .coordinateSpace(.named("board"))
    /// ```
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        SpaceView(content: self, name: name.name)
    }

    /// Gives the view's coordinates a name, by which views inside of it find them.
    public func coordinateSpace(name: some Hashable) -> some View {
        SpaceView(content: self, name: AnyHashable(name))
    }
}

/// A view whose coordinates have a name.
private struct SpaceView<Content: View>: View {
    let content: Content
    let name: AnyHashable
}

extension SpaceView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { SpaceNode(self, at: place) }
}

private final class SpaceNode<Content: View>: ViewNode<SpaceView<Content>> {
    private let space: NamedSpace
    private let child: ViewNode<Content>

    init(_ view: SpaceView<Content>, at place: Place) {
        var inside = place.deeper
        space = NamedSpace(view.name, around: place[NamedSpaceKey.self], of: place.graph)
        inside[NamedSpaceKey.self] = space
        child = inside.makeNode(view.content)
        super.init(at: place)
    }

    override func update(_ view: SpaceView<Content>) {
        space.rename(view.name)
        child.update(view.content)
    }

    override func collect(into elements: inout [Element]) {
        let start = elements.count
        child.collect(into: &elements)
        space.element = elements.count > start ? elements[start] : nil
    }

    override func unmount() {
        super.unmount()
        child.unmount()
    }
}
