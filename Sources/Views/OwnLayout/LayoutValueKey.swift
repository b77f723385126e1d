internal import DOM

/// Names a value that a view has for the ``Layout`` that it stands in.
public protocol LayoutValueKey {
    associatedtype Value

    /// The value of views that have been given none.
    static var defaultValue: Value { get }
}

extension View {
    /// Gives the view a value for the ``Layout`` that it stands in.
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        LayoutValueView(content: self, key: ObjectIdentifier(key), value: value)
    }

    /// How much a view matters that finds too little room beside others: those that matter less give way first.
    public func layoutPriority(_ value: Double) -> some View {
        LayoutValueView(content: self, key: ObjectIdentifier(LayoutPriority.self), value: value)
            .decorated(by: value > 0 ? "prior" : value < 0 ? "inferior" : "", reach: .whole)
            .needs(.measures)
    }
}

enum LayoutPriority: LayoutValueKey {
    static let defaultValue = 0.0
}

/// The values that views have for the layout around them, by their elements.
@MainActor
final class LayoutValues {
    private var values: [ObjectIdentifier: [ObjectIdentifier: Any]] = [:]

    func set(_ value: Any, under key: ObjectIdentifier, for element: Element) {
        values[ObjectIdentifier(element), default: [:]][key] = value
    }

    func value<Key: LayoutValueKey>(_ key: Key.Type, of element: Element) -> Key.Value {
        values[ObjectIdentifier(element)]?[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
    }

    func removeAll() {
        values.removeAll()
    }
}

enum LayoutValuesKey: PlaceKey {
    typealias Value = LayoutValues
}

private struct LayoutValueView<Content: View, Value>: View {
    let content: Content
    let key: ObjectIdentifier
    let value: Value
}

extension LayoutValueView: PrimitiveView {
    func makeNode(at place: Place) -> ViewNode<Self> { LayoutValueNode(self, at: place) }
}

private final class LayoutValueNode<Content: View, Value>: WrappingNode<
    LayoutValueView<Content, Value>, Content
>
{
    private var view: LayoutValueView<Content, Value>
    private let values: LayoutValues?
    private let container: Container

    init(_ view: LayoutValueView<Content, Value>, at place: Place) {
        self.view = view
        values = place[LayoutValuesKey.self]
        container = place.container
        super.init(view.content, at: place)
    }

    override func update(_ view: LayoutValueView<Content, Value>) {
        self.view = view
        child.update(view.content)
        if values != nil { container.setNeedsArranging() }
    }

    override func collect(into elements: inout [Element]) {
        let start = elements.count
        child.collect(into: &elements)
        guard let values else { return }
        for element in elements[start...] { values.set(view.value, under: view.key, for: element) }
    }
}
