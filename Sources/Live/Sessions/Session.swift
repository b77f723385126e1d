/// A browser: what shares one cookie.
///
/// A session is only as old as its pages: when the last one is gone, so is the session. Who is signed in is
/// kept by the accounts, and found again by the cookie.
@MainActor
public final class Session {
    /// The secret in the browser's cookie.
    public let id: SessionID
    /// Who is signed in, if anyone.
    public let user: SignedInUser?

    var pages: [OpenPage] = []
    var streams: [LiveStream] = []
    /// Whether somebody signed in or out here: another session has taken its place.
    var isReplaced = false

    init(id: SessionID, user: SignedInUser?) {
        self.id = id
        self.user = user
    }
}
