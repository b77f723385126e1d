internal import DOM
internal import Reactive

/// A file on its way to a field: what has come is kept until the file is whole.
///
/// Parts are taken one after the other, in the order in which they came; a question waits for those before it.
@MainActor
final class Reception: Cancellable {
    let size: Int
    let fileName: String?
    var received: Int { upload.received }
    private let upload: Upload
    private var work: Task<Void, Never>?

    init(_ upload: Upload, fileName: String?) {
        size = upload.size
        self.upload = upload
        self.fileName = fileName
    }
}

extension Reception {
    /// Does something when what was begun before is done.
    func perform(_ body: @escaping @MainActor () async -> Void) {
        let before = work
        work = Task {
            await before?.value
            await body()
        }
    }

    /// Adds a part.
    ///
    /// - Returns: whether the file is whole.
    func append(_ bytes: [UInt8], at offset: Int) async throws(UploadError) -> Bool {
        try await upload.append(bytes, at: offset)
    }

    /// The whole file. It is kept here no longer.
    func finish() async throws(UploadError) -> UploadedFile {
        UploadedFile(name: fileName, bytes: try await upload.finish())
    }

    /// Gives the file up.
    func cancel() {
        work?.cancel()
        upload.cancel()
    }
}
