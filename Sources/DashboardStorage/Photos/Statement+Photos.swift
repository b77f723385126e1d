internal import Storage

extension Statement {
    /// user, ETag, type, bytes
    static let setPhoto = Statement(
        "set_photo",
        """
        INSERT INTO photos (user_id, etag, type, bytes) VALUES ($1, $2, $3, $4)
        ON CONFLICT (user_id) DO UPDATE
        SET etag = excluded.etag, type = excluded.type, bytes = excluded.bytes
        """)

    /// user → ETag, type, bytes
    static let photo = Statement("photo", "SELECT etag, type, bytes FROM photos WHERE user_id = $1")

    /// user → user, if there was one
    static let removePhoto = Statement(
        "remove_photo", "DELETE FROM photos WHERE user_id = $1 RETURNING user_id")
}

extension Row {
    /// The photo in the first columns.
    func photo() throws(StorageError) -> Photo {
        guard let type = PhotoType(rawValue: try text(1)) else {
            throw .failed("a photo has a type that is not used here")
        }
        return Photo(bytes: try bytes(2), type: type, etag: try text(0))
    }
}
