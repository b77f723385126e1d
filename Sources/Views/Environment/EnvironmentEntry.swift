/// A value that has been set in an environment, in front of those that were set before.
@MainActor
class EnvironmentEntry {
    /// The identity that it was set under.
    let id: ObjectIdentifier
    let before: EnvironmentEntry?

    init(_ id: ObjectIdentifier, before: EnvironmentEntry?) {
        self.id = id
        self.before = before
    }

    /// Whether the same is known to be set here and there.
    func isSame(as other: EnvironmentEntry) -> Bool { self === other }

    /// The entry of an identity: this one, or the last before it. A call of itself keeps no count of references, which a
    /// loop does at each step.
    final func entry(_ id: ObjectIdentifier) -> EnvironmentEntry? {
        self.id == id ? self : before?.entry(id)
    }
}

/// The value of a key.
final class ValueEntry<Value>: EnvironmentEntry {
    let value: Value

    init(_ id: ObjectIdentifier, _ value: Value, before: EnvironmentEntry?) {
        self.value = value
        super.init(id, before: before)
    }

    override func isSame(as other: EnvironmentEntry) -> Bool {
        guard let other = other as? ValueEntry else { return false }
        return type(of: value) is AnyObject.Type
            ? (value as AnyObject) === (other.value as AnyObject)
            : isEqual(value, other.value) || isEqual(erased: value, other.value)
    }
}

/// An object, found by its type.
final class ObjectEntry: EnvironmentEntry {
    /// `nil` if the object is not there any more.
    let object: AnyObject?

    init(_ id: ObjectIdentifier, _ object: AnyObject?, before: EnvironmentEntry?) {
        self.object = object
        super.init(id, before: before)
    }

    override func isSame(as other: EnvironmentEntry) -> Bool {
        (other as? ObjectEntry)?.object === object
    }
}
