internal import Storage

extension Migration {
    /// People of the sample data have no password's hash any more: it is how the accounts know that they are no users.
    static let samplesWithoutPassword = Migration(
        6, "UPDATE users SET password_hash = '' WHERE is_sample = 1")
}
