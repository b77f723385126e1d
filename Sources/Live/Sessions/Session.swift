/// A browser: what shares one cookie.
///
/// A session is only as old as its pages: when the last one is gone, so is the session. Who is signed in is
/// kept by the accounts, and found again by the cookie.
@MainActor
package final class Session {
    /// The secret in the browser's cookie.
    package let id: SessionID
    /// The person who is signed in, if anyone.
    package let user: SignedInUser?

    var pages: [OpenPage] = []
    var streams: [LiveStream] = []
    /// Whether somebody signed in or out here: another session has taken its place.
    package internal(set) var isReplaced = false
    /// Whether the browser has yet to be given the cookie.
    package var isNew = false
    /// The second in which it was found out who uses it.
    var identified = 0
    /// A page that a form without JavaScript was sent from, to be shown again as it was left.
    private var returning: (page: OpenPage, refusals: [Refusal])?

    init(id: SessionID, user: SignedInUser?) {
        self.id = id
        self.user = user
    }
}

extension Session {
    /// Has the next request for a page's address show that very page, if it is still open.
    package func willReturn(to page: OpenPage, _ refusals: [Refusal]) {
        // Session and page would keep each other for ever.
        guard page.isOpen else { return }
        returning = (page, refusals)
    }

    /// The page that was promised for an address, once. Its browser starts to count anew.
    package func takeReturning(to path: String) -> (page: OpenPage, refusals: [Refusal])? {
        guard let back = returning, back.page.path == path else { return nil }
        returning = nil
        back.page.restart()
        return back
    }

    func forget(_ page: OpenPage) {
        pages.removeAll { $0 === page }
        if returning?.page === page { returning = nil }
    }
}
