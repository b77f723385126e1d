/// What the views around a view have set for it.
@MainActor @preconcurrency
public struct EnvironmentValues {
    /// What was set last. Each part of a page adds little to what is around it, and shares the rest with it.
    private(set) var last: Entry?
    /// Whose values these are, if reading them has to be noted.
    var scope: EnvironmentScope?

    /// A value that has been set, in front of those that were set before.
    final class Entry {
        let id: ObjectIdentifier
        /// `nil` if the value is not there any more.
        let value: Any?
        let before: Entry?

        init(_ id: ObjectIdentifier, _ value: Any?, before: Entry?) {
            self.id = id
            self.value = value
            self.before = before
        }
    }

    /// The environment in which nobody has set anything.
    public nonisolated init() {}

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            let id = ObjectIdentifier(key)
            scope?.noteRead(of: id)
            return self[id] as? Key.Value ?? Key.defaultValue
        }
        set { self[ObjectIdentifier(key)] = newValue }
    }

    /// The value that has been set under an identity.
    subscript(id: ObjectIdentifier) -> Any? {
        get {
            var next = last
            while let entry = next {
                if entry.id == id { return entry.value }
                next = entry.before
            }
            return nil
        }
        set { last = Entry(id, newValue, before: last) }
    }
}
