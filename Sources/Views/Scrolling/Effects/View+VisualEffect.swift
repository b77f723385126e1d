internal import DOM

extension View {
    /// Has the view look otherwise, by how large it is and where it stands.
    ///
    /// ```swift
    /// Text("Title").visualEffect { content, proxy in
    ///     content.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.4 : 1)
    /// }
    /// ```
    ///
    /// The browser tells the server, at most 20 times a second. What only depends on whether the view is seen is smoother
    /// with ``scrollTransition(_:axis:transition:)``.
    @_disfavoredOverload
    public func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @MainActor @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View {
        measuredEffect(effect)
    }

    package func measuredEffect<Kind: Geometry, Effect: VisualEffect>(
        _ effect: @escaping @MainActor @Sendable (EmptyVisualEffect, GeometricProxy<Kind>) -> Effect
    ) -> some View {
        EffectView<Self, Kind>(content: self) { effect(EmptyVisualEffect(), $0).looks }
    }
}

private struct EffectView<Content: View, Kind: Geometry>: View {
    let content: Content
    let looks: @MainActor (GeometricProxy<Kind>) -> VisualLooks
}

extension EffectView: PrimitiveView {
    func makeNode(at place: Place) -> ViewNode<Self> { EffectNode(self, at: place) }
}

private final class EffectNode<Content: View, Kind: Geometry>: MeasuringNode<
    EffectView<Content, Kind>, Content
>
{
    private var view: EffectView<Content, Kind>

    init(_ view: EffectView<Content, Kind>, at place: Place) {
        self.view = view
        super.init(view.content, at: place)
    }

    override func update(_ view: EffectView<Content, Kind>) {
        self.view = view
        child.update(view.content)
        evaluate()
    }

    override func evaluate() {
        super.evaluate()
        guard let source = first.source else { return }
        let looks = track { view.looks(GeometricProxy(source)) }
        source.element.setClass(true, "phased")
        source.element.setStyle("--seen-transform", looks.transform)
        source.element.setStyle("--seen-filter", looks.filter)
    }
}
