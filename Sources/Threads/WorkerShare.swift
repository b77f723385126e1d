/// The ones who share one place in the queue of a ``WorkerPool``: they wait for each other, not for all the others.
package struct WorkerShare: Hashable, Sendable {
    let name: String
    /// Whether their work comes before that of those who are not so.
    let isPreferred: Bool

    package init(_ name: String, isPreferred: Bool = false) {
        self.name = name
        self.isPreferred = isPreferred
    }

    /// Whoever is not told apart.
    package static let common = WorkerShare("")
}
