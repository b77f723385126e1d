internal import Reactive

/// The names of the properties that key paths lead to. Swift finds them by describing the key path, which takes as long
/// as the rest of a field, so they are kept.
@MainActor
enum PropertyNames {
    private static var names: [AnyKeyPath: String?] = [:]
    /// A program has so many properties in its fields, but indices in key paths can be without number.
    private static let maximumCount = 1_000

    /// What a field may be called that edits this place: see ``BindingOrigin/name``.
    static func name(of origin: BindingOrigin) -> String? {
        origin.name { keyPath in
            if let name = names[keyPath] { return name }
            let name = keyPath.lastName
            if names.count < maximumCount { names[keyPath] = .some(name) }
            return name
        }
    }
}
