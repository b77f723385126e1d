/// Bytes that come piece by piece: a body that is made, or read, while it is sent.
///
/// ```swift
/// for try await chunk in response.chunks { try await connection.write(chunk) }
/// ```
public struct ByteChunks: AsyncSequence, Sendable {
    public typealias Element = [UInt8]
    public typealias Failure = any Error

    private let start: @Sendable () -> () async throws -> [UInt8]?

    /// - Parameter start: begins anew, and returns what makes the next piece; `nil` is the end.
    init(_ start: @escaping @Sendable () -> () async throws -> [UInt8]?) {
        self.start = start
    }

    /// Takes the pieces of any other sequence of them.
    public init<Source: AsyncSequence & Sendable>(_ source: Source) where Source.Element == [UInt8] {
        start = {
            var iterator = source.makeAsyncIterator()
            return { try await iterator.next(isolation: #isolation) }
        }
    }

    /// One piece.
    public init(bytes: [UInt8]) {
        start = {
            var rest: [UInt8]? = bytes.isEmpty ? nil : bytes
            return {
                defer { rest = nil }
                return rest
            }
        }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(next: start()) }

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let next: () async throws -> [UInt8]?

        public mutating func next() async throws -> [UInt8]? { try await next() }
    }
}
