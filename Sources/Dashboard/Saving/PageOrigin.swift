import PinionAccounts

/// Where a page is used from, for what is put on record; also for what is stored only after the page has gone.
final class PageOrigin {
    private weak var visit: Visit?
    private var last = SignInOrigin()

    init(_ visit: Visit? = nil) {
        self.visit = visit
    }

    /// Where it is used from, or was last.
    var value: SignInOrigin {
        if let origin = visit?.origin, !origin.address.isEmpty { last = origin }
        return last
    }
}
