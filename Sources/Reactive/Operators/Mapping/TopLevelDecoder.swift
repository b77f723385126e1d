/// Something that reads a whole value in some format, such as a JSON decoder.
public protocol TopLevelDecoder<Input> {
    /// The type of what is read, such as bytes.
    associatedtype Input

    /// Reads a value.
    func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}
