internal import DOM

extension View {
    /// Does something with what a view measures: when the browser has measured it, and whenever that changes.
    ///
    /// ```swift
    /// Text(title)
    ///     .onGeometryChange(for: Double.self) {
    ///         $0.size.height
    ///     } action: {
    ///         height = $0
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - type: the type of what is of interest.
    ///   - transform: takes that from the measures.
    ///   - action: gets the new value.
    @_disfavoredOverload
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
        action: @escaping @MainActor (_ newValue: T) -> Void
    ) -> some View {
        GeometryChangeView(content: self, transform: transform) { action($1) }
    }

    /// Does something with what a view measures, and with what it did before: for the first time both are the same.
    @_disfavoredOverload
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
        action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        GeometryChangeView(content: self, transform: transform, action: action)
    }
}

/// A view that tells what it measures.
package struct GeometryChangeView<Kind: Geometry, Content: View, Value: Equatable>: View {
    let content: Content
    let transform: @MainActor (GeometricProxy<Kind>) -> Value
    let action: @MainActor (Value, Value) -> Void

    package init(
        content: Content, transform: @escaping @MainActor (GeometricProxy<Kind>) -> Value,
        action: @escaping @MainActor (Value, Value) -> Void
    ) {
        self.content = content
        self.transform = transform
        self.action = action
    }
}

extension GeometryChangeView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { GeometryChangeNode(self, at: place) }
}

private final class GeometryChangeNode<Kind: Geometry, Content: View, Value: Equatable>: MeasuringNode<
    GeometryChangeView<Kind, Content, Value>, Content
>
{
    private var view: GeometryChangeView<Kind, Content, Value>
    private var value: Value?

    init(_ view: GeometryChangeView<Kind, Content, Value>, at place: Place) {
        self.view = view
        super.init(view.content, at: place)
    }

    override func update(_ view: GeometryChangeView<Kind, Content, Value>) {
        self.view = view
        child.update(view.content)
        evaluate()
    }

    override func evaluate() {
        super.evaluate()
        guard let source = first.source else { return }
        let new = track { source.isMeasured ? view.transform(GeometricProxy(source)) : nil }
        guard let new, new != value else { return }
        let old = value ?? new
        value = new
        graph.afterUpdate { [weak self] in
            guard let self, isMounted else { return }
            self.view.action(old, new)
        }
    }
}
