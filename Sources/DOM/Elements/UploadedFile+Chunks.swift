extension UploadedFile {
    /// The content of a file, 256 KB at a time.
    public struct Chunks: AsyncSequence, Sendable {
        let file: UploadedFile

        public struct AsyncIterator: AsyncIteratorProtocol {
            let file: UploadedFile
            var offset = 0

            public mutating func next() async throws(FieldError) -> [UInt8]? {
                guard offset < file.size else { return nil }
                let chunk = try await file.read(at: offset, count: 256 << 10)
                offset += chunk.count
                return chunk
            }

            public mutating func next(
                isolation actor: isolated (any Actor)?
            ) async throws(FieldError) -> [UInt8]? {
                try await next()
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(file: file) }
    }
}
