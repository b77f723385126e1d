internal import DOM
internal import JSON

/// All sessions of this process with their pages and streams.
///
/// Time comes in through ``tick()``, once a second; nothing in here looks at a clock.
@MainActor
package final class Sessions {
    /// How much they may take.
    package var limits: SessionLimits

    /// Called with the path of a page whose turn took long, and how long it took.
    package var onSlowTurn: ((String, Duration) -> Void)?

    /// Called with the path of a page, the action that was run on it, and how long that kept everyone waiting.
    public var onAction: ((String, String, Duration) -> Void)?

    /// What has happened since the start.
    @exclusivity(unchecked) package internal(set) var figures = LiveFigures()

    /// Called with the path of a page that had to be closed because of what it took.
    package var onOverrun: ((String, Overrun) -> Void)?

    /// Called with the path of a page and what its programmer should know of it, each thing once.
    package var onReport: ((String, String) -> Void)?

    // Nothing that changes what every message asks for calls out meanwhile, so there is nothing for exclusivity checks
    // to find.

    @exclusivity(unchecked) var sessions: [SessionID: Session] = [:]
    @exclusivity(unchecked) var pages: [PageID: OpenPage] = [:]
    var streams: [String: LiveStream] = [:]
    @exclusivity(unchecked) var byUse = PagesByUse()
    /// What all pages take, and those that each address has used last.
    @exclusivity(unchecked) package internal(set) var footprint = Footprint()
    @exclusivity(unchecked) var footprints: [String: Footprint] = [:]
    /// The pages that have changed since they were weighed, and whether one of them has grown so much that it cannot wait.
    @exclusivity(unchecked) var changed: [PageID] = []
    @exclusivity(unchecked) var isWeighingDue = false
    /// Replaced sessions, with the second until which they are remembered.
    var replaced: [SessionID: Int] = [:]
    /// The pages that hand a session over, by its id, until its browser has it.
    var handingOver: [SessionID: PageID] = [:]
    @exclusivity(unchecked) var second = 0
    var lastStream = 0
    @exclusivity(unchecked) var lastPage = 0
    let streamSalt = UInt16.random(in: .min ... .max)

    let overwrites = Overwrites()
    /// The sessions that may send files.
    package let filePages = FilePages()

    @exclusivity(unchecked) var waiting: [OpenPage] = []
    @exclusivity(unchecked) var isFlushScheduled = false
    var writer = JSONWriter()

    package init(limits: SessionLimits = SessionLimits()) {
        self.limits = limits
    }

    // Pages and sessions, pages and streams know each other: they are parted here.
    isolated deinit {
        for stream in Array(streams.values) { end(stream) }
        for page in Array(pages.values) { close(page) }
    }

    /// How many sessions, pages and streams there are.
    package var counts: (sessions: Int, pages: Int, streams: Int) {
        (sessions.count, pages.count, streams.count)
    }
}

extension Sessions {
    /// The session of a cookie, if it has a page open.
    package func session(_ id: SessionID) -> Session? {
        sessions[id].flatMap { $0.isReplaced ? nil : $0 }
    }

    /// Whether a cookie is that of a session which has just been replaced: its browser is about to get another.
    package func isReplaced(_ id: SessionID) -> Bool {
        replaced[id] != nil
    }

    /// A browser has come with this cookie: if that was being handed over, it has been.
    package func noteArrival(of id: SessionID) {
        guard !handingOver.isEmpty, let giver = handingOver.removeValue(forKey: id) else { return }
        pages[giver].map(close)
    }

    /// Makes the session of a browser that has none, or of a signed-in person whose session is not in memory.
    package func makeSession(id: SessionID = .random(), user: SignedInUser? = nil) -> Session {
        let session = Session(id: id, user: user)
        session.identified = second
        sessions[id] = session
        return session
    }

    /// Whether it is time to find out anew who uses a session; it is not, for a while, after that has been asked.
    package func isIdentityDue(of session: Session) -> Bool {
        guard second - session.identified >= limits.identitySeconds else { return false }
        session.identified = second
        return true
    }

    /// Whether it was found out so long ago who uses a session that it is time to do so though nobody does anything.
    package func isIdentityOld(of session: Session) -> Bool {
        guard second - session.identified >= 10 * limits.identitySeconds else { return false }
        session.identified = second
        return true
    }

    /// Closes all pages of a session, which goes with them.
    package func close(_ session: Session) {
        for page in session.pages {
            page.stream?.sendClosed(page)
            close(page)
        }
    }

    /// Ends the session of somebody who is signed in no more, with all of its pages; one that is signing out ends by itself.
    package func revoke(_ session: Session) {
        guard !session.isReplaced, !session.isSigningOut else { return }
        // Nobody finds it from now on, though a stream may have yet to tell of the end.
        session.isReplaced = true
        close(session)
        drop(session)
    }

    /// The sessions on which somebody is signed in; those of one person, if an id is given.
    package func signedIn(_ user: SignedInUser.ID? = nil) -> [Session] {
        sessions.values.filter { session in
            guard let present = session.user, !session.isReplaced else { return false }
            return user == nil || present.id == user
        }
    }

    /// Ends a session because someone signed in or out on one of its pages.
    ///
    /// Every other page is closed at once. This page stays to hand the new cookie to the browser: every reply to it has to
    /// set it, since one may be lost, until the browser has it or its time is over. Who only knows the former cookie, and
    /// not the page's id, gets nothing.
    package func replace(_ session: Session, from page: OpenPage, by successor: OpenPage.Successor) {
        guard !session.isReplaced else { return }
        session.isReplaced = true
        page.successor = successor
        if case .signedIn(let id) = successor { handingOver[id] = page.id }
        replaced[session.id] = second + limits.replacedSeconds
        for other in session.pages where other !== page {
            other.stream?.sendClosed(other)
            close(other)
        }
    }
}
