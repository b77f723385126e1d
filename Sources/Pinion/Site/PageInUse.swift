public import Live

/// A page that somebody has open: what whoever runs a site may know of it.
public struct PageInUse: Identifiable, Hashable, Sendable {
    /// Which one it is of all that have been opened, from 1. It is no secret, and opens nothing.
    public let id: Int
    /// The path that it was opened with.
    public let path: String
    /// Who has opened it; nil if nobody is signed in there.
    public let user: SignedInUser?
    /// Whether a browser follows it: without that somebody has only asked for it.
    public let isFollowed: Bool
    /// The time since its browser has said something, in full seconds.
    public let idleTime: Duration
    /// How many messages of its browser have been carried out.
    public let turns: Int
    /// How long they kept the main actor, all together.
    public let turnTime: Duration
    /// How long the longest did.
    public let longestTurn: Duration
    /// What it takes in memory, in bytes, roughly; 0 before it has been weighed.
    public let byteCount: Int
}

extension Site {
    /// The pages that are open, those that were opened last first.
    ///
    /// ```swift
    /// let slow = site.openPages.filter { $0.longestTurn > .milliseconds(50) }
    /// ```
    public var openPages: [PageInUse] {
        sessions.openPages.map { page in
            PageInUse(
                id: page.number, path: page.path, user: page.session.user, isFollowed: page.isFollowed,
                idleTime: .seconds(sessions.secondsSinceUse(of: page)), turns: page.turns,
                turnTime: page.turnTime, longestTurn: page.longestTurn, byteCount: page.byteCount)
        }
    }
}
