internal import DOM
internal import Reactive

/// A file on its way to a field: what has come is kept until the file is whole.
///
/// Parts are taken one after the other, in the order in which they came; a question waits for those before it.
@MainActor
final class Reception: Cancellable {
    let size: Int
    let fileName: String?
    let type: String?
    /// True for the second and later files of one choice.
    let isFurther: Bool
    var received: Int { upload.received }
    private let upload: Upload
    private var work: Task<Void, Never>?

    init(_ upload: Upload, _ part: UploadRequest) {
        size = upload.size
        self.upload = upload
        fileName = part.fileName
        type = part.type
        isFurther = part.isFurther
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

    /// The whole file.
    func finish() throws(UploadError) -> UploadedFile {
        try upload.finish()
        return UploadedFile(name: fileName, type: type, upload)
    }

    /// Gives the file up, unless it is whole.
    func cancel() {
        work?.cancel()
        upload.cancel()
    }
}
