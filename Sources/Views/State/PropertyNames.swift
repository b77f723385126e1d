internal import Reactive

/// The names of the properties that key paths lead to. Swift finds them by describing the key path, which takes as long
/// as the rest of a field, so they are kept.
@MainActor
enum PropertyNames {
    // A key path that is written in the program is the same object each time, and quicker told from others by that
    // than by all that is in it. It is kept, so that no other one takes its address.
    @exclusivity(unchecked) private static var names:
        [ObjectIdentifier: (keyPath: AnyKeyPath, name: String?)] = [:]
    /// A program has so many properties in its fields, but indices in key paths can be without number.
    private static let maximumCount = 1_000

    /// The name for a field that edits this place: see ``BindingOrigin/name``.
    static func name(of origin: BindingOrigin) -> String? {
        origin.name { keyPath in
            let id = ObjectIdentifier(keyPath)
            if let known = names[id] { return known.name }
            let name = keyPath.lastName
            if names.count < maximumCount { names[id] = (keyPath, name) }
            return name
        }
    }
}
