extension Migration {
    /// What has arrived of files that are on their way is no longer in the database.
    static let uploadsAway = Migration(7, "DROP TABLE upload_parts; DROP TABLE uploads;")
}
