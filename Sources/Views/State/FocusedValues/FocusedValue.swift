public import Observation
public import Reactive

/// A value of the view that has the focus, or of the page; nil if there is none.
///
/// ```swift
/// struct NoteLength: View {
///     @FocusedValue(\.note) private var note
///
///     var body: some View { Text("\(note?.wrappedValue.count ?? 0) letters") }
/// }
/// ```
///
/// On a page a button takes the focus when it is pressed: what a button needs is better set with
/// `focusedSceneValue(_:_:)`.
@MainActor
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let value: (FocusedValues) -> Value?
    private var store: FocusedStore?

    /// The value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        value = { $0[keyPath: keyPath] }
    }

    /// The observable object of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        value = { $0[object: objectType] }
    }

    /// The value; nil if no view has set one.
    public var wrappedValue: Value? { store.flatMap { value($0.read()) } }
}

extension FocusedValue: InstalledProperty {
    package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        let kept = slot as? FocusedStore ?? context.node.graph.page.focusedValues
        slot = kept
        store = kept
    }

    package func isSame(as other: FocusedValue) -> Bool { true }
}

/// What a binding of the view that has the focus leads to; nil if there is none.
@MainActor
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
    private var store: FocusedStore?

    /// The binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        self.keyPath = keyPath
    }

    /// The value of the binding; setting it has no effect without one, or with nil.
    public var wrappedValue: Value? {
        get { projectedValue?.wrappedValue }
        nonmutating set {
            guard let newValue else { return }
            projectedValue?.wrappedValue = newValue
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value>? { store?.read()[keyPath: keyPath] }
}

extension FocusedBinding: InstalledProperty {
    package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        let kept = slot as? FocusedStore ?? context.node.graph.page.focusedValues
        slot = kept
        store = kept
    }

    package func isSame(as other: FocusedBinding) -> Bool { keyPath == other.keyPath }
}
