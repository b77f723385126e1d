internal import DOM

/// A place in a view, which a ``GeometryProxy`` of another view reads in its own coordinates.
///
/// ```swift
/// Text(title)
///     .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
///     .overlayPreferenceValue(BoundsKey.self) { anchors in
///         GeometryReader { proxy in
///             if let anchor = anchors.first { Text("\(Int(proxy[anchor].width)) wide") }
///         }
///     }
/// ```
@MainActor @preconcurrency
public struct Anchor<Value> {
    let source: GeometrySource
    let value: (Rect) -> Value

    /// Which place of a view is meant.
    public struct Source: Sendable {
        let value: @Sendable (Rect) -> Value

        package init(_ value: @escaping @Sendable (Rect) -> Value) {
            self.value = value
        }
    }
}

extension Anchor.Source where Value == Rect {
    /// The whole view.
    public static var bounds: Anchor<Rect>.Source { .init { $0 } }

    /// A rectangle in the view.
    public static func rect(_ rect: Rect) -> Anchor<Rect>.Source {
        .init { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
    }
}

extension Anchor.Source where Value == Point {
    /// A point of the view.
    public static func point(_ point: Point) -> Anchor<Point>.Source {
        .init { Point(x: $0.minX + point.x, y: $0.minY + point.y) }
    }

    /// A point of the view by its shares of the width and the height.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<Point>.Source {
        .init { Point(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }
    }

    public static var topLeading: Anchor<Point>.Source { .unitPoint(.topLeading) }
    public static var top: Anchor<Point>.Source { .unitPoint(.top) }
    public static var topTrailing: Anchor<Point>.Source { .unitPoint(.topTrailing) }
    public static var leading: Anchor<Point>.Source { .unitPoint(.leading) }
    public static var center: Anchor<Point>.Source { .unitPoint(.center) }
    public static var trailing: Anchor<Point>.Source { .unitPoint(.trailing) }
    public static var bottomLeading: Anchor<Point>.Source { .unitPoint(.bottomLeading) }
    public static var bottom: Anchor<Point>.Source { .unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<Point>.Source { .unitPoint(.bottomTrailing) }
}

extension GeometricProxy {
    /// A place in another view, in the coordinates of this one.
    public subscript<Value>(anchor: Anchor<Value>) -> Value {
        let own = source.frame(in: .global)
        let other = anchor.source.frame(in: .global)
        return anchor.value(other.offsetBy(dx: -own.minX, dy: -own.minY))
    }
}

extension View {
    /// Gives a place in this view to those around it.
    public func anchorPreference<Value, Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Anchor<Value>.Source,
        transform: @escaping (Anchor<Value>) -> Key.Value
    ) -> some View {
        AnchorView<Self, Value, Key>(content: self, place: value) { inner, anchor in
            inner = transform(anchor)
        }
    }

    /// Changes what the views inside give by a place in this view.
    public func transformAnchorPreference<Value, Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Anchor<Value>.Source,
        transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
    ) -> some View {
        AnchorView<Self, Value, Key>(content: self, place: value, change: transform)
    }
}

/// A view that gives a place in it to those around it.
private struct AnchorView<Content: View, Value, Key: PreferenceKey>: View {
    let content: Content
    let place: Anchor<Value>.Source
    let change: (inout Key.Value, Anchor<Value>) -> Void
}

extension AnchorView: PrimitiveView {
    func makeNode(at place: Place) -> ViewNode<Self> { AnchorNode(self, at: place) }
}

private final class AnchorNode<Content: View, Value, Key: PreferenceKey>: ViewNode<
    AnchorView<Content, Value, Key>
>
{
    private var view: AnchorView<Content, Value, Key>
    private let outer: PreferenceCollector<Key>?
    private let inner: PreferenceCollector<Key>
    private let child: ViewNode<Content>
    private let first: FirstElement
    private weak var element: Element?

    init(_ view: AnchorView<Content, Value, Key>, at place: Place) {
        self.view = view
        outer = place.preferences(Key.self)
        inner = PreferenceCollector(of: place.graph)
        first = FirstElement(at: place)
        var inside = place.deeper
        inside.collect(Key.self, in: inner)
        child = inside.makeNode(view.content)
        super.init(at: place)
        inner.onChange = { [weak self] in self?.give() }
    }

    override func update(_ view: AnchorView<Content, Value, Key>) {
        self.view = view
        child.update(view.content)
        give()
    }

    override func evaluate() {
        super.evaluate()
        give()
    }

    private func give() {
        guard let source = first.source, let outer else { return }
        let anchor = Anchor(source: source, value: view.place.value)
        outer.set(
            self,
            value: { [weak self] in
                var value = self?.inner.value ?? Key.defaultValue
                self?.view.change(&value, anchor)
                return value
            }, element: { [weak self] in self?.element })
    }

    override func collect(into elements: inout [Element]) {
        let start = elements.count
        child.collect(into: &elements)
        element = elements[start...].first
        // Nobody measures for nobody.
        if outer != nil { first.note(element, for: self) }
    }

    override func unmount() {
        super.unmount()
        child.unmount()
        outer?.remove(self)
        first.close()
    }
}
