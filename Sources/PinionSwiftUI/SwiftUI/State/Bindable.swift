public import Observation
public import Pinion

/// Makes bindings to the properties of an `@Observable` object.
///
/// ```swift
/// struct BookEditor: View {
///     @Bindable var book: Book
///
///     var body: some View { TextField("Title", text: $book.title) }
/// }
/// ```
///
/// The `Bindable` of Pinion, which keeps objects up to date, is `Reactive.Bindable` where SwiftUI is imported.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
    private var object: Value

    /// The object.
    public var wrappedValue: Value {
        get { object }
        set { object = newValue }
    }

    /// The wrapper itself, whose members are bindings.
    public var projectedValue: Bindable<Value> { self }

    public init(wrappedValue: Value) {
        object = wrappedValue
    }
}

extension Bindable {
    public init(_ wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue)
    }

    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }

    /// A binding to a property of the object.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding(
            origin: .property(wrappedValue, keyPath),
            get: { [wrappedValue] in wrappedValue[keyPath: keyPath] },
            set: { [wrappedValue] in wrappedValue[keyPath: keyPath] = $0 })
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
