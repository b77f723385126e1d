public import Reactive

/// Makes bindings to the properties of an observable object: `$model.name`.
@MainActor
@dynamicMemberLookup
public struct ObservedObjectWrapper<Object: ObservableObject> {
    let reading: ObservedReading<Object>

    public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value>
    {
        Binding(
            origin: .property(reading.object, keyPath),
            get: { [reading] in reading.read()[keyPath: keyPath] },
            set: { [reading] in reading.object[keyPath: keyPath] = $0 })
    }
}
