/// Something that writes a whole value in some format, such as a JSON encoder.
public protocol TopLevelEncoder<Output> {
    /// The type of what is written, such as bytes.
    associatedtype Output

    /// Writes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}
