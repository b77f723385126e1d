/// Which types have values that are equal where their bytes are: numbers, strings, and structures and collections of
/// such. What an object holds can change while the reference to it stays, so a value that refers to one is not plain.
@MainActor
enum PlainValue {
    @exclusivity(unchecked) private static var known: [ObjectIdentifier: Bool] = [:]

    static func isPlain(_ type: Any.Type) -> Bool {
        let id = ObjectIdentifier(type)
        if let isPlain = known[id] { return isPlain }
        let isPlain = find(type)
        known[id] = isPlain
        return isPlain
    }

    private static func find(_ type: Any.Type) -> Bool {
        func isMadeOfBytes<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
        if _openExistential(type, do: isMadeOfBytes) || type == String.self || type == Substring.self {
            return true
        }
        let inside = (type as? any ValueContainer.Type)?.valueTypes ?? FieldPlan.fieldTypes(of: type)
        return inside?.allSatisfy { isPlain($0) } ?? false
    }
}

/// A type of the standard library whose values are plain if those inside are.
private protocol ValueContainer {
    static var valueTypes: [Any.Type] { get }
}

extension Optional: ValueContainer {
    fileprivate static var valueTypes: [Any.Type] { [Wrapped.self] }
}

extension Array: ValueContainer {
    fileprivate static var valueTypes: [Any.Type] { [Element.self] }
}

extension Set: ValueContainer {
    fileprivate static var valueTypes: [Any.Type] { [Element.self] }
}

extension Dictionary: ValueContainer {
    fileprivate static var valueTypes: [Any.Type] { [Key.self, Value.self] }
}
