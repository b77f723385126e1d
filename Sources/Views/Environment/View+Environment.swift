internal import DOM
public import Observation
public import Reactive

extension View {
    /// Sets a value for the views inside.
    @inlinable
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
        -> some View
    {
        EnvironmentChange(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Changes a value for the views inside.
    @inlinable
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        EnvironmentChange(content: self) { transform(&$0[keyPath: keyPath]) }
    }

    /// Gives an observable object to the views inside, which find it by its type with ``EnvironmentObject``.
    @inlinable
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        EnvironmentChange(content: self) { $0.set(object) }
    }

    /// Gives an `@Observable` object to the views inside, which find it by its type with ``Environment``.
    @inlinable
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        EnvironmentChange(content: self) { $0.set(object) }
    }
}

/// A view whose environment is different from that around it.
@usableFromInline
package struct EnvironmentChange<Content: View>: View {
    @usableFromInline let content: Content
    @usableFromInline let change: (inout EnvironmentValues) -> Void

    @inlinable
    package init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
        self.content = content
        self.change = change
    }
}

/// The parts of such a view, for a node that need not look up its type.
private protocol EnvironmentChanging: View {
    associatedtype Content: View

    var content: Content { get }
    var change: (inout EnvironmentValues) -> Void { get }
}

extension EnvironmentChange: EnvironmentChanging {}

extension EnvironmentChange: PrimitiveView {
    @usableFromInline package var body: Never { primitiveHasNoBody(Self.self) }

    package func makeNode(at place: Place) -> ViewNode<Self> { EnvironmentNode(self, at: place) }
}

private final class EnvironmentNode<View: EnvironmentChanging>: ViewNode<View> {
    private let scope: EnvironmentScope
    private let child: ViewNode<View.Content>

    init(_ view: View, at place: Place) {
        scope = EnvironmentScope(in: place.scope, change: view.change)
        var inside = place.deeper
        inside.scope = scope
        child = inside.makeNode(view.content)
        super.init(at: place)
    }

    override func update(_ view: View) {
        scope.update(view.change)
        child.update(view.content)
    }

    override func collect(into elements: inout [Element]) {
        child.collect(into: &elements)
    }

    override func unmount() {
        super.unmount()
        child.unmount()
    }
}
