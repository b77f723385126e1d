internal import Glibc

/// Keeps what has come of files that are on their way, with a bound on all of it.
@MainActor
final class UploadStorage {
    private let limits: UploadLimits
    private var second = 0
    private var reserved = 0
    private var files: [ObjectIdentifier: Kept] = [:]

    private struct Kept {
        weak var upload: Upload?
        let size: Int
        var touched: Int
    }

    init(_ limits: UploadLimits = UploadLimits()) {
        self.limits = limits
    }
}

extension UploadStorage {
    /// How many bytes all files have that are on their way, as announced.
    var size: Int { reserved }

    /// Makes room for a file.
    func begin(size: Int) throws(UploadError) -> Upload {
        guard size <= limits.totalSize - reserved else { throw .noRoom }
        let upload = Upload(size: size, try TemporaryFile(in: limits.folder), storage: self)
        reserved += size
        files[ObjectIdentifier(upload)] = Kept(upload: upload, size: size, touched: second)
        return upload
    }

    /// A second has passed: gives up what nobody goes on with.
    func tick() {
        second += 1
        for (key, file) in files where second - file.touched > limits.idleSeconds {
            file.upload?.cancel()
            forget(key)
        }
    }

    func touch(_ upload: Upload) { files[ObjectIdentifier(upload)]?.touched = second }

    func forget(_ key: ObjectIdentifier) {
        guard let file = files.removeValue(forKey: key) else { return }
        reserved -= file.size
    }
}

/// A file on its way.
@MainActor
final class Upload {
    let size: Int
    private(set) var received = 0
    private var file: TemporaryFile?
    private weak var storage: UploadStorage?

    init(size: Int, _ file: TemporaryFile, storage: UploadStorage) {
        self.size = size
        self.file = file
        self.storage = storage
    }

    isolated deinit {
        storage?.forget(ObjectIdentifier(self))
    }
}

extension Upload {
    /// Adds a part.
    ///
    /// - Returns: whether the file is whole.
    func append(_ bytes: [UInt8], at offset: Int) async throws(UploadError) -> Bool {
        guard let file else { throw .unknown }
        guard offset == received else { throw .wrongOffset(expected: received) }
        guard bytes.count <= size - received else { throw .tooMuch }
        storage?.touch(self)
        try await file.write(bytes, at: offset)
        guard self.file != nil else { throw .unknown }
        received += bytes.count
        return received == size
    }

    /// The whole file. It is kept here no longer.
    func finish() async throws(UploadError) -> [UInt8] {
        guard let file, received == size else { throw .unknown }
        defer { cancel() }
        return try await file.read(count: size)
    }

    /// Gives the file up.
    func cancel() {
        file = nil
        storage?.forget(ObjectIdentifier(self))
    }
}

/// A file without a name, which is gone when nobody holds it.
final class TemporaryFile: Sendable {
    private let descriptor: CInt

    init(in folder: String?) throws(UploadError) {
        let folder = folder ?? getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var name = Array("\(folder)/pinion-XXXXXX".utf8CString)
        descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw .system("cannot make a file in \(folder): \(Self.reason)") }
        unlink(name)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit { close(descriptor) }
}

extension TemporaryFile {
    /// Writes off the main actor: a disk may take its time.
    @concurrent
    func write(_ bytes: [UInt8], at offset: Int) async throws(UploadError) {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { bytes in
                pwrite(
                    descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done, off_t(offset + done))
            }
            guard count > 0 else { throw .system("cannot keep a file that is sent: \(Self.reason)") }
            done += count
        }
    }

    @concurrent
    func read(count: Int) async throws(UploadError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let size = bytes.withUnsafeMutableBytes { bytes in
                pread(descriptor, bytes.baseAddress.map { $0 + done }, count - done, off_t(done))
            }
            guard size > 0 else { throw .system("cannot read a file that was sent: \(Self.reason)") }
            done += size
        }
        return bytes
    }

    private static var reason: String { String(cString: strerror(errno)) }
}
