package import DOM

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

    // Read and replaced at once, as in `Sessions`.
    @exclusivity(unchecked) var pages: [OpenPage] = []
    /// What they take.
    @exclusivity(unchecked) var footprint = Footprint()
    var streams: [LiveStream] = []
    /// Whether somebody signed in or out here: another session has taken its place.
    package internal(set) var isReplaced = false
    /// Whether one of its pages is signing out and will hand over what comes then.
    package var isSigningOut = false
    /// The language that the person has chosen, by its name, if they have.
    package var language: String?
    /// Whether the browser has yet to be given the cookie.
    package var isNew = false
    /// The second in which it was found out who uses it.
    var identified = 0
    /// What the browser keeps for the site beyond its pages, once one of them has asked for it.
    package var kept: AnyObject?
    /// A page that a form without JavaScript was sent from, to be shown again as it was left.
    @exclusivity(unchecked) var returning: Returning?

    /// A page, and the ticket without which nobody is shown it: the cookie may have been planted by somebody else.
    struct Returning {
        let ticket: PageID
        let page: OpenPage
        let refusals: [Refusal]
    }

    init(id: SessionID, user: SignedInUser?) {
        self.id = id
        self.user = user
    }
}

extension Session {
    /// Has a later request for a page's address, with the ticket that is returned, show that very page; nil if the page is
    /// not open any more.
    package func willReturn(to page: OpenPage, _ refusals: [Refusal]) -> PageID? {
        // Session and page would keep each other for ever.
        guard page.isOpen else { return nil }
        let ticket = PageID.random()
        returning = Returning(ticket: ticket, page: page, refusals: refusals)
        return ticket
    }

    /// The documents of the open pages.
    package var documents: [Document] { pages.map(\.document) }

    func forget(_ page: OpenPage) {
        for index in pages.indices.reversed() where pages[index] === page { pages.remove(at: index) }
        if returning?.page === page { returning = nil }
    }
}
