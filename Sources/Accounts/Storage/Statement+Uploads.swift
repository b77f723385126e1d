extension Statement {
    /// user → user. Changes nothing, but lets whoever else does the same for that user wait.
    static let lockUser = Statement(
        "lock_user", "UPDATE users SET created = created WHERE id = $1 RETURNING id")

    /// upload, user, size, time
    static let insertUpload = Statement(
        "insert_upload", isRepeatable: false,
        """
        INSERT INTO uploads (id, user_id, size, received, parts, touched) VALUES ($1, $2, $3, 0, 0, $4)
        """)

    /// upload, time before which they have expired → user, size, received
    static let upload = Statement(
        "upload", "SELECT user_id, size, received FROM uploads WHERE id = $1 AND touched > $2")

    /// how many bytes, time, upload, offset, time before which they have expired → size, received, parts
    static let extendUpload = Statement(
        "extend_upload", isRepeatable: false,
        """
        UPDATE uploads SET received = received + $1, parts = parts + 1, touched = $2
        WHERE id = $3 AND received = $4 AND touched > $5
        RETURNING size, received, parts
        """)

    /// upload, offset, bytes
    static let insertUploadPart = Statement(
        "insert_upload_part", isRepeatable: false,
        "INSERT INTO upload_parts (upload_id, start, bytes) VALUES ($1, $2, $3)")

    /// upload → bytes
    static let uploadParts = Statement(
        "upload_parts", "SELECT bytes FROM upload_parts WHERE upload_id = $1 ORDER BY start")

    /// upload
    static let removeUpload = Statement("remove_upload", "DELETE FROM uploads WHERE id = $1")

    /// user, how many may stay: those that were touched last
    static let removeOldestUploads = Statement(
        "remove_oldest_uploads",
        """
        DELETE FROM uploads WHERE user_id = $1 AND id NOT IN (
            SELECT id FROM uploads WHERE user_id = $1 ORDER BY touched DESC, id LIMIT $2)
        """)

    /// time
    static let removeExpiredUploads = Statement(
        "remove_expired_uploads", "DELETE FROM uploads WHERE touched <= $1")
}
