/// Hands out the values of an address one after another, each as the type that is wanted.
@MainActor
final class PathValueReader {
    private var values: ArraySlice<String>

    init(_ values: [String]) {
        self.values = values[...]
    }

    func next<Value: LosslessStringConvertible>(_ type: Value.Type) throws -> Value {
        guard let text = values.popFirst(), let value = Value(text) else { throw NoSuchPage() }
        return value
    }
}
