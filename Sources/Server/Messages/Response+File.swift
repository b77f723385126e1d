import Glibc

extension Response {
    /// An answer of a file, which is read while it is sent.
    ///
    /// ```swift
    /// Endpoint(.get, "/backup") { _ in try Response(file: "/var/lib/tanks/backup.tar") }
    /// ```
    /// - Parameters:
    ///   - path: where it lies: a path of the program's, not one that a request names.
    ///   - type: its media type; told from the end of its name unless given.
    ///   - headers: more header fields, `Content-Disposition` for example.
    /// - Throws: a `ProblemDocument` with 404 if there is no ordinary file, or it cannot be read.
    public init(
        file path: String, type: String? = nil, headers: [(String, String)] = []
    ) throws(ProblemDocument) {
        guard let file = OpenFile(path) else {
            throw ProblemDocument(status: .notFound, detail: "There is no such file (any more).")
        }
        let type = type ?? ContentType(path: path)?.name ?? "application/octet-stream"
        self.init(type: type, headers: headers, chunks: ByteChunks { file.reader() })
    }
}

/// A file on the disk that is open for reading.
private final class OpenFile: Sendable {
    /// How many bytes are read at a time.
    private static let part = 262_144

    private let descriptor: Int32

    /// Opens a file; nil if there is no ordinary one.
    init?(_ path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Reads from the beginning, a part with each call.
    func reader() -> () async throws -> [UInt8]? {
        var offset = 0
        return { [self] in
            let part = try await read(at: offset)
            offset += part.count
            return part.isEmpty ? nil : part
        }
    }

    /// Reads off the main actor: a disk may take its time.
    @concurrent
    private func read(at offset: Int) async throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: Self.part)
        let count = pread(descriptor, &bytes, bytes.count, off_t(offset))
        guard count >= 0 else { throw ServerError.system(call: "pread", reason: lastSystemError()) }
        return Array(bytes.prefix(count))
    }
}
