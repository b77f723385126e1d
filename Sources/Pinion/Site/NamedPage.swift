/// The open page that a request speaks of, and the revision of it that its author had before them, if that is said:
/// `mJ3k…` or `mJ3k…@3`.
struct NamedPage: Sendable, Equatable {
    let id: String
    let revision: Int?

    init(_ text: String) {
        let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        id = String(parts[0])
        revision = parts.count > 1 ? Int(parts[1]) : nil
    }
}
