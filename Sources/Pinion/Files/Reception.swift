internal import Accounts
internal import DOM
internal import Reactive

/// A file on its way to a field: what has come is kept by the accounts, until the file is whole.
///
/// Parts are taken one after the other, in the order in which they came; a question waits for those before it.
@MainActor
final class Reception: Cancellable {
    let size: Int
    let fileName: String?
    private(set) var received = 0
    private let accounts: Accounts
    private let owner: User.ID
    private var upload: UploadID?
    private var isCancelled = false
    private var work: Task<Void, Never>?

    init(size: Int, fileName: String?, owner: User.ID, accounts: Accounts) {
        self.size = size
        self.fileName = fileName
        self.owner = owner
        self.accounts = accounts
    }

    isolated deinit {
        forget()
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
    func append(_ bytes: [UInt8], at offset: Int) async throws(AccountsError) -> Bool {
        guard !isCancelled else { throw .upload(.unknown) }
        guard offset == received else { throw .upload(.wrongOffset(expected: received)) }
        let upload = try await open()
        do throws(AccountsError) {
            received = try await accounts.append(bytes, to: upload, at: offset)
        } catch {
            // The part has been kept, only the answer was lost.
            if case .upload(.wrongOffset(let expected)) = error { received = expected }
            throw error
        }
        guard !isCancelled else {
            forget()
            throw .upload(.unknown)
        }
        return received == size
    }

    /// The whole file. It is kept here no longer.
    func finish() async throws(AccountsError) -> UploadedFile {
        guard let upload, !isCancelled else { throw .upload(.unknown) }
        let bytes = try await accounts.finishUpload(upload)
        self.upload = nil
        return UploadedFile(name: fileName, bytes: bytes)
    }

    /// Gives the file up.
    func cancel() {
        isCancelled = true
        work?.cancel()
        forget()
    }

    private func open() async throws(AccountsError) -> UploadID {
        if let upload { return upload }
        let new = try await accounts.beginUpload(for: owner, size: size)
        upload = new
        return new
    }

    private func forget() {
        guard let upload else { return }
        self.upload = nil
        // If this fails, it is forgotten in an hour.
        Task { [accounts] in try? await accounts.cancelUpload(upload) }
    }
}
