internal import Storage

extension Migration {
    /// What has arrived of files that are on their way is no longer in the database.
    static let uploadsAway = Migration(
        5, formerly: 7, "DROP TABLE IF EXISTS upload_parts; DROP TABLE IF EXISTS uploads;")
}
