internal import DOM
internal import Glibc
internal import Server

/// Keeps what has come of files, on their way and when they are whole, with a bound on all of it.
@MainActor
final class UploadStorage {
    private let limits: UploadLimits
    private let maximumCount: Int
    private var second = 0
    private var reserved = 0
    private var files: [ObjectIdentifier: Kept] = [:]

    private struct Kept {
        weak var upload: Upload?
        let size: Int
        var touched: Int
    }

    /// - Parameters:
    ///   - limits: how much the files may take.
    ///   - maximumCount: how many there may be: each has a descriptor.
    init(_ limits: UploadLimits = UploadLimits(), maximumCount: Int = DescriptorShares.current.uploads) {
        self.limits = limits
        self.maximumCount = maximumCount
    }
}

extension UploadStorage {
    /// How many bytes all files have, as announced.
    var size: Int { reserved }

    /// Makes room for a file.
    func begin(size: Int) throws(UploadError) -> Upload {
        guard size <= limits.totalSize - reserved, files.count < maximumCount else { throw .noRoom }
        let upload = Upload(size: size, try TemporaryFile(in: limits.folder), storage: self)
        reserved += size
        files[ObjectIdentifier(upload)] = Kept(upload: upload, size: size, touched: second)
        return upload
    }

    /// A second has passed: gives up what nobody goes on with.
    func tick() {
        second += 1
        for (key, file) in files where second - file.touched > limits.idleSeconds {
            file.upload?.close()
            forget(key)
        }
    }

    /// How many bytes all files may have.
    var totalSize: Int { limits.totalSize }

    /// Puts a file that has come at once where the others are.
    func keep(_ file: UploadedFile) async throws(UploadError) -> UploadedFile {
        // It is in memory, where nothing goes wrong.
        let bytes = (try? await file.bytes) ?? []
        let upload = try begin(size: bytes.count)
        _ = try await upload.append(bytes, at: 0)
        try upload.finish()
        return UploadedFile(name: file.name, type: file.type, upload)
    }

    func touch(_ upload: Upload) { files[ObjectIdentifier(upload)]?.touched = second }

    /// A file is whole: from now on it is kept as long as somebody has it.
    func keep(_ upload: Upload) { files[ObjectIdentifier(upload)]?.touched = .max }

    func forget(_ key: ObjectIdentifier) {
        guard let file = files.removeValue(forKey: key) else { return }
        reserved -= file.size
    }
}

/// A file on its way, and what it holds once it is whole.
@MainActor
final class Upload {
    nonisolated let size: Int
    private(set) var received = 0
    private var isWhole = false
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

    /// The file is whole. It is kept until nobody has it any more, or it is closed.
    func finish() throws(UploadError) {
        guard file != nil, received == size else { throw .unknown }
        isWhole = true
        storage?.keep(self)
    }

    /// Gives the file up, unless it is whole.
    func cancel() {
        if !isWhole { close() }
    }
}

extension Upload: FileContent {
    func read(at offset: Int, count: Int) async throws(FieldError) -> [UInt8] {
        guard let file else { throw FieldError("This file is gone, as the page is that it was chosen on.") }
        do throws(UploadError) {
            return try await file.read(count: count, at: offset)
        } catch {
            throw FieldError("This file cannot be read: \(error).")
        }
    }

    func close() {
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
    func read(count: Int, at offset: Int) async throws(UploadError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let size = bytes.withUnsafeMutableBytes { bytes in
                pread(descriptor, bytes.baseAddress.map { $0 + done }, count - done, off_t(offset + done))
            }
            guard size > 0 else { throw .system("cannot read a file that was sent: \(Self.reason)") }
            done += size
        }
        return bytes
    }

    private static var reason: String { String(cString: strerror(errno)) }
}
