/// Whether two values are known to be equal.
@MainActor
func isEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    guard let type = Equality.type(of: Value.self) else { return false }
    return Equality.isEqual(a, b, type)
}

/// Whether two values of the same type, which is forgotten, are known to be equal.
@MainActor
func isEqual(erased a: Any, _ b: Any) -> Bool {
    func compare<Value>(_ a: Value) -> Bool {
        guard let b = b as? Value else { return false }
        return isEqual(a, b)
    }
    return _openExistential(a, do: compare)
}

/// Which types can be compared. Asking the runtime takes longer than most comparisons, so the answers are kept.
@MainActor
private enum Equality {
    @exclusivity(unchecked) private static var known: [ObjectIdentifier: (any Equatable.Type)?] = [:]

    static func type<Value>(of type: Value.Type) -> (any Equatable.Type)? {
        let id = ObjectIdentifier(type)
        if let equatable = known[id] { return equatable }
        let equatable = type as? any Equatable.Type
        known[id] = .some(equatable)
        return equatable
    }

    /// The second type is the first one, by the other of its names.
    nonisolated static func isEqual<Value, Same: Equatable>(_ a: Value, _ b: Value, _: Same.Type) -> Bool {
        withUnsafePointer(to: a) { a in
            withUnsafePointer(to: b) { b in
                let (a, b) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
                return a.assumingMemoryBound(to: Same.self).pointee
                    == b.assumingMemoryBound(to: Same.self).pointee
            }
        }
    }
}
