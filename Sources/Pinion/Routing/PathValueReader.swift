internal import Views

/// Hands out the values of an address one after another, each as the type that is wanted.
@MainActor
final class PathValueReader {
    private var values: ArraySlice<String>

    init(_ values: [String]) {
        self.values = values[...]
    }

    func next<Value: Decodable>(_ type: Value.Type) throws -> Value {
        guard let text = values.popFirst(), let value = AddressText(text).value(as: type) else {
            throw NotFound()
        }
        return value
    }
}
