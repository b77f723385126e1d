/// The elements of a document that are gone, each with the revision that took it: a reader who has not seen that revision
/// may still show them.
struct Tombstones {
    private(set) var all: [(number: Int, revision: Int)] = []
    /// The last revision that is forgotten: of what was gone by then, nothing is known.
    private(set) var forgotten = 0

    /// Takes note that a revision took an element.
    mutating func add(_ number: Int, at revision: Int) {
        all.append((number, revision))
    }

    /// Keeps the memory for what is gone in proportion to what is there.
    ///
    /// - Parameter size: how many elements there are.
    mutating func forgetOldest(besides size: Int) {
        let limit = 64 + size
        guard all.count > 2 * limit else { return }
        let dropped = all.count - limit
        // A revision is forgotten whole.
        forgotten = all[dropped - 1].revision
        all.removeAll { $0.revision <= forgotten }
    }
}
