/// The values that the views around a view have set for it.
@MainActor @preconcurrency
public struct EnvironmentValues {
    /// The last value set. Each part of a page adds little to what is around it, and shares the rest with it.
    private(set) var last: EnvironmentEntry?
    /// Whose values these are, if reading them has to be noted.
    var scope: EnvironmentScope?

    /// The environment in which nobody has set anything.
    public nonisolated init() {}

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            let id = ObjectIdentifier(key)
            scope?.noteRead(of: id)
            guard let entry = entry(id) as? ValueEntry<Key.Value> else { return Key.defaultValue }
            return entry.value
        }
        set { set(newValue, under: ObjectIdentifier(key)) }
    }
}

extension EnvironmentValues {
    /// The value that was set last under an identity.
    func entry(_ id: ObjectIdentifier) -> EnvironmentEntry? { last?.entry(id) }

    /// The object that has been set under an identity.
    func object(_ id: ObjectIdentifier) -> AnyObject? {
        (entry(id) as? ObjectEntry)?.object
    }

    /// Sets the value of an identity.
    mutating func set<Value>(_ value: Value, under id: ObjectIdentifier) {
        last = ValueEntry(id, value, before: last)
    }

    /// Sets the object of a type; with `nil` there is none any more.
    @usableFromInline
    mutating func set<Object: AnyObject>(_ object: Object?) {
        last = ObjectEntry(ObjectIdentifier(Object.self), object, before: last)
    }
}
