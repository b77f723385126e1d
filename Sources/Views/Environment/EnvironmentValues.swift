/// What the views around a view have set for it.
@MainActor @preconcurrency
public struct EnvironmentValues {
    var values: [ObjectIdentifier: Any] = [:]
    /// Whose values these are, if reading them has to be noted.
    var scope: EnvironmentScope?

    /// The environment in which nobody has set anything.
    public nonisolated init() {}

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            let id = ObjectIdentifier(key)
            scope?.noteRead(of: id)
            return values[id] as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
