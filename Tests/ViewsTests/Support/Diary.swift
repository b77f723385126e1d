/// What has happened, in its order.
@MainActor
final class Diary {
    private var entries: [String] = []

    func note(_ entry: String) {
        entries.append(entry)
    }

    /// What has been noted since the last look.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}
