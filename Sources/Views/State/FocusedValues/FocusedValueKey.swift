/// Names a value of the view that has the focus; where no view has set one, there is none.
@MainActor @preconcurrency
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values of the view that has the focus, and of the views that are on the page.
///
/// ```swift
/// struct NoteKey: FocusedValueKey {
///     typealias Value = Binding<String>
/// }
///
/// extension FocusedValues {
///     var note: Binding<String>? {
///         get { self[NoteKey.self] }
///         set { self[NoteKey.self] = newValue }
///     }
/// }
/// ```
@MainActor @preconcurrency
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    nonisolated init() {}

    /// The value of a key; nil if there is none.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The object of a type; nil if there is none.
    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { values[ObjectIdentifier(type)] as? Object }
        set { values[ObjectIdentifier(type)] = newValue }
    }

    /// Whether these are known to be the same values.
    func isSame(as other: FocusedValues) -> Bool {
        values.count == other.values.count
            && values.allSatisfy { key, value in
                other.values[key].map { Views.isSame(erased: value, $0) } ?? false
            }
    }
}
