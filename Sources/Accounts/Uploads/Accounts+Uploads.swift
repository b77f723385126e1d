/// Files that arrive in parts, over connections that may break.
///
/// ```swift
/// let id = try await accounts.beginUpload(for: ada, size: 3_000_000)
/// let offset = try await accounts.append(part, to: id, at: 0)      // and so on from there
/// let bytes = try await accounts.finishUpload(id)
/// ```
/// What was received stays, whatever happens to browser and server, until nothing has come for an hour.
extension Accounts {
    /// Makes room for a file.
    ///
    /// A person's fourth upload replaces the one that was quiet longest.
    ///
    /// - Parameters:
    ///   - user: whose file it is.
    ///   - size: how many bytes it has, at most ``Photo/maximumSize``.
    /// - Throws: ``AccountsError/invalidPhoto(_:)``, ``AccountsError/noSuchUser(_:)``,
    ///   ``AccountsError/storage(_:reason:)``.
    public func beginUpload(for user: User.ID, size: Int) async throws(AccountsError) -> UploadID {
        if let problem = PhotoProblem(size: size) { throw .invalidPhoto(problem) }
        let id = UploadID.random()
        let time = now()
        return try await database.write { (transaction) throws(AccountsError) in
            // So that of two that begin at once the second sees the first.
            guard try !transaction.run(.lockUser, [.integer(user.rawValue)]).isEmpty else {
                throw .noSuchUser(user)
            }
            try transaction.run(.removeExpiredUploads, [.integer(time - Upload.patience)])
            try transaction.run(
                .removeOldestUploads, [.integer(user.rawValue), .integer(Upload.maximumPerUser - 1)])
            try transaction.run(
                .insertUpload,
                [.bytes(id.bytes), .integer(user.rawValue), .integer(Int64(size)), .integer(time)])
            return id
        }
    }

    /// How far an upload has come; `nil` if there is none, or none any more.
    ///
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    public func upload(_ id: UploadID) async throws(AccountsError) -> Upload? {
        try await first(.upload, [.bytes(id.bytes), .integer(now() - Upload.patience)]) {
            (row) throws(StorageError) in try row.upload(id)
        }
    }

    /// Adds bytes to an upload: all of them, or none.
    ///
    /// - Parameters:
    ///   - bytes: some of the file, in at most 4096 parts.
    ///   - offset: where in the file they begin, which is where those that are there end.
    ///   - id: which upload.
    /// - Returns: where the next ones begin.
    /// - Throws: ``AccountsError/upload(_:)``, ``AccountsError/storage(_:reason:)``.
    @discardableResult
    public func append(
        _ bytes: [UInt8], to id: UploadID, at offset: Int
    ) async throws(AccountsError) -> Int {
        let time = now()
        return try await database.write { (transaction) throws(AccountsError) in
            guard !bytes.isEmpty else {
                let upload = try transaction.upload(id, now: time)
                guard upload.received == offset else {
                    throw .upload(.wrongOffset(expected: upload.received))
                }
                return offset
            }
            try transaction.extend(id, by: bytes.count, at: offset, now: time)
            try transaction.run(
                .insertUploadPart, [.bytes(id.bytes), .integer(Int64(offset)), .bytes(bytes)])
            return offset + bytes.count
        }
    }

    /// Ends an upload.
    ///
    /// - Returns: the whole file, which is no longer kept here.
    /// - Throws: ``AccountsError/upload(_:)``, ``AccountsError/storage(_:reason:)``.
    public func finishUpload(_ id: UploadID) async throws(AccountsError) -> [UInt8] {
        let time = now()
        return try await database.write { (transaction) throws(AccountsError) in
            let upload = try transaction.upload(id, now: time)
            guard upload.isComplete else {
                throw .upload(.incomplete(received: upload.received, size: upload.size))
            }
            var bytes: [UInt8] = []
            bytes.reserveCapacity(upload.size)
            for row in try transaction.run(.uploadParts, [.bytes(id.bytes)]) {
                bytes += try transaction.read(row) { (row) throws(StorageError) in try row.bytes(0) } ?? []
            }
            try transaction.run(.removeUpload, [.bytes(id.bytes)])
            // Somebody else may have finished it between the two questions.
            guard bytes.count == upload.size else { throw .upload(.unknown) }
            return bytes
        }
    }

    /// Gives an upload up. One that is unknown is as good as given up.
    ///
    /// - Throws: ``AccountsError/storage(_:reason:)``.
    public func cancelUpload(_ id: UploadID) async throws(AccountsError) {
        try await run(.removeUpload, [.bytes(id.bytes)])
    }
}

extension Accounts {
    func removeExpiredUploads(now: Int64) async throws(AccountsError) {
        try await run(.removeExpiredUploads, [.integer(now - Upload.patience)])
    }
}

extension Transaction {
    fileprivate func upload(_ id: UploadID, now: Int64) throws(AccountsError) -> Upload {
        let values: [SQLValue] = [.bytes(id.bytes), .integer(now - Upload.patience)]
        let upload = try first(.upload, values) { (row) throws(StorageError) in try row.upload(id) }
        guard let upload else { throw .upload(.unknown) }
        return upload
    }

    /// Makes room at the end. Of two who do it at once for one offset, the second finds the end elsewhere.
    fileprivate func extend(
        _ id: UploadID, by count: Int, at offset: Int, now: Int64
    ) throws(AccountsError) {
        guard count <= Photo.maximumSize else {
            throw .upload(.tooLong(size: try upload(id, now: now).size))
        }
        let values: [SQLValue] = [
            .integer(Int64(count)), .integer(now), .bytes(id.bytes), .integer(Int64(offset)),
            .integer(now - Upload.patience),
        ]
        let extended = try first(.extendUpload, values) { (row) throws(StorageError) in
            (size: Int(try row.integer(0)), received: Int(try row.integer(1)), parts: try row.integer(2))
        }
        guard let extended else {
            throw .upload(.wrongOffset(expected: try upload(id, now: now).received))
        }
        guard extended.received <= extended.size else { throw .upload(.tooLong(size: extended.size)) }
        guard extended.parts <= Upload.maximumParts else {
            throw .upload(.tooManyParts(maximum: Upload.maximumParts))
        }
    }
}

extension Row {
    fileprivate func upload(_ id: UploadID) throws(StorageError) -> Upload {
        Upload(
            id: id, owner: User.ID(rawValue: try integer(0)), size: Int(try integer(1)),
            received: Int(try integer(2)))
    }
}
