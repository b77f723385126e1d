public import Reactive

/// Makes bindings to the properties of an observable object: `$model.name`.
///
/// They are compiled where they are made: there the types are known, and need not be looked up.
@MainActor
@dynamicMemberLookup
public struct ObservedObjectWrapper<Object: ObservableObject> {
    @usableFromInline let reading: ObservedReading<Object>

    @inlinable
    public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value>
    {
        Binding(
            origin: .property(reading.object, keyPath),
            get: { [reading] in reading.read()[keyPath: keyPath] },
            set: { [reading] in reading.object[keyPath: keyPath] = $0 })
    }
}
