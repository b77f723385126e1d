internal import DOM
public import Observation
public import Reactive

extension View {
    /// Sets a value that holds while a field inside has the focus.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        FocusedValueView(content: self, isForScene: false) { $0[keyPath: keyPath] = value }
    }

    /// Sets a value that holds while a field inside has the focus; with nil that of the view around holds.
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        FocusedValueView(content: self, isForScene: false) { if let value { $0[keyPath: keyPath] = value } }
    }

    /// Gives an observable object to views anywhere while a field inside has the focus.
    public func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        FocusedValueView(content: self, isForScene: false) {
            if let object { $0[object: Object.self] = object }
        }
    }

    /// Sets a value that holds while the view is on the page, unless the focus has another one.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        FocusedValueView(content: self, isForScene: true) { $0[keyPath: keyPath] = value }
    }

    /// Sets a value that holds while the view is on the page; with nil that of another view holds.
    public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        FocusedValueView(content: self, isForScene: true) { if let value { $0[keyPath: keyPath] = value } }
    }

    /// Gives an observable object to views anywhere while the view is on the page.
    public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        FocusedValueView(content: self, isForScene: true) {
            if let object { $0[object: Object.self] = object }
        }
    }

    /// Gives an object to ``FocusedObject`` while a field inside has the focus.
    public func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View {
        FocusedValueView(content: self, isForScene: false) {
            if let object { $0[object: Object.self] = object }
        }
    }

    /// Gives an object to ``FocusedObject`` while a field inside has the focus.
    public func focusedObject<Object: ObservableObject>(_ object: Object) -> some View {
        focusedObject(Optional(object))
    }

    /// Gives an object to ``FocusedObject`` while the view is on the page.
    public func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> some View {
        FocusedValueView(content: self, isForScene: true) {
            if let object { $0[object: Object.self] = object }
        }
    }

    /// Gives an object to ``FocusedObject`` while the view is on the page.
    public func focusedSceneObject<Object: ObservableObject>(_ object: Object) -> some View {
        focusedSceneObject(Optional(object))
    }
}

/// A view with a value for the focus.
private struct FocusedValueView<Content: View>: View {
    let content: Content
    let isForScene: Bool
    let change: (inout FocusedValues) -> Void
}

extension FocusedValueView: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { FocusedValueNode(self, at: place) }
}

private final class FocusedValueNode<Content: View>: WrappingNode<FocusedValueView<Content>, Content> {
    private let part: FocusedPart

    init(_ view: FocusedValueView<Content>, at place: Place) {
        let entry = FocusedStore.Entry(isForScene: view.isForScene, change: view.change)
        let part = FocusedPart(entry, of: place.graph.page.focusedValues, outer: place.focusedPart)
        self.part = part
        part.store.add(entry)
        var inside = place
        inside.focusedPart = part
        super.init(view.content, at: inside)
    }

    override func update(_ view: FocusedValueView<Content>) {
        part.store.update(part.entry, change: view.change)
        if part.entry.hasTold { graph.afterUpdate { [part] in part.entry.hasTold = false } }
        child.update(view.content)
    }

    override func unmount() {
        super.unmount()
        part.store.remove(part.entry)
    }
}

/// A part of a page with a value for the focus, for the fields inside.
@MainActor
package final class FocusedPart {
    fileprivate let entry: FocusedStore.Entry
    fileprivate let store: FocusedStore
    private let outer: FocusedPart?

    fileprivate init(_ entry: FocusedStore.Entry, of store: FocusedStore, outer: FocusedPart?) {
        self.entry = entry
        self.store = store
        self.outer = outer
    }

    /// Takes note of the focus of a field.
    func watch(_ field: FormControl) {
        if !entry.isForScene {
            field.followFocus { [weak self] hasFocus in
                guard let self else { return }
                store.note(hasFocus, in: entry)
            }
        }
        outer?.watch(field)
    }
}

private enum FocusedPartKey: PlaceKey {
    typealias Value = FocusedPart
}

extension Place {
    /// The part around with a value for the focus, if any.
    var focusedPart: FocusedPart? {
        get { self[FocusedPartKey.self] }
        set { self[FocusedPartKey.self] = newValue }
    }
}
