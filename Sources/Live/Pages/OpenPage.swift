package import DOM
internal import Encoding
import JSON

/// One open tab of one address: its document, and how far the browser has followed it.
@MainActor
package final class OpenPage {
    /// The secret by which the browser speaks of this page. It stands in the page's document and in nothing else.
    package internal(set) var id: PageID
    /// The session that it belongs to.
    package let session: Session
    /// Where it is open.
    unowned let sessions: Sessions
    /// The path that it was opened with.
    package let path: String
    /// The page's elements.
    package let document: Document

    /// Called when the browser, having lost its stream, follows the page again: what it shows may be out of date.
    package var onReconnect: (() -> Void)?
    /// Whether a stream has carried the page.
    private var wasStreamed = false

    /// The object that controls the page's elements; it lives as long as the page is open.
    @exclusivity(unchecked) private var controller: AnyObject?

    // Nothing that changes what every message asks for calls out meanwhile, so there is nothing for exclusivity checks
    // to find.

    /// The number of the last message that was carried out.
    @exclusivity(unchecked) package internal(set) var lastMessage = 0
    /// The refusals of that message's fields.
    @exclusivity(unchecked) var lastRefusals: [Refusal] = []

    /// The field that has the focus, if the program wants to know.
    weak var focused: FormControl?

    /// Which one it is of all that have been opened, from 1.
    package internal(set) var number = 0
    /// How many messages of its browser have been carried out, and how long that took: all together, and the longest.
    @exclusivity(unchecked) package internal(set) var turns = 0
    @exclusivity(unchecked) package internal(set) var turnTime = Duration.zero
    @exclusivity(unchecked) package internal(set) var longestTurn = Duration.zero

    @exclusivity(unchecked) var stream: LiveStream?
    var streamNumber = 0
    /// The revision up to which the stream's reader has been told.
    var cursor = 0
    /// The last effect that the stream's reader has been asked for.
    var toldEffect = 0

    /// The second of the last request for this page.
    @exclusivity(unchecked) var lastUse = 0
    // Places in the list of pages by use; of no meaning outside it.
    @exclusivity(unchecked) var newer: OpenPage?
    @exclusivity(unchecked) unowned(unsafe) var older: OpenPage?
    @exclusivity(unchecked) var standing: Standing?
    /// What it took when it was weighed, and whether it has changed since.
    var weight = Footprint()
    var isChanged = false
    /// Where its browser is, as limits count it: the address that has used it last.
    package internal(set) var client: String?
    var isWaitingForFlush = false

    /// The cookie that the next reply for this page has to set, after someone signed in or out here.
    package internal(set) var successor: Successor?

    /// What the browser is to keep beyond the session, after someone signed in here.
    package var deviceToken: String?

    var waitingCompletions: [() -> Void] = []

    init(
        id: PageID, session: Session, path: String, query: String, document: Document, controller: AnyObject,
        sessions: Sessions
    ) {
        self.id = id
        self.session = session
        self.sessions = sessions
        self.path = path
        self.document = document
        document.query = document.query ?? query
        self.controller = controller
        cursor = document.revision
    }

    /// The fate of a session's cookie when its session is replaced.
    package enum Successor: Sendable {
        case signedIn(SessionID)
        case signedOut
    }

    /// The part behind the "?" of the address.
    package var query: String { document.query ?? "" }

    /// The address that leads here again, as a browser takes it.
    package var location: String { (document.addresses?.base ?? "") + address }

    /// The same, as the program writes it.
    package var address: String {
        var location = ""
        for byte in path.utf8 {
            if Self.unescaped.contains(byte) {
                location.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                location += "%" + Hexadecimal.text(of: CollectionOfOne(byte), uppercase: true)
            }
        }
        return query.isEmpty ? location : "\(location)?\(query)"
    }

    private static let unescaped = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=:@".utf8)

    /// Whether the stream's reader has something to be told.
    var hasNews: Bool {
        document.revision > cursor || (document.effects.last?.id ?? 0) > toldEffect
    }

    /// Whether a browser follows it.
    package var isFollowed: Bool { stream != nil }

    /// What it takes in memory, in bytes, roughly: as of when it was weighed.
    package var byteCount: Int { weight.bytes }

    func note(turn duration: Duration) {
        turns += 1
        turnTime += duration
        longestTurn = max(longestTurn, duration)
    }

    /// Whether a file is being made of what stands on the page.
    package var isMakingFile = false

    /// Whether the page has not been closed yet.
    var isOpen: Bool { controller != nil }

    /// The page is closed: lets go of what controls it, whoever still holds the page itself.
    func close() {
        controller = nil
        document.offeredFile = nil
        document.closeFiles()
    }

    /// Begins anew, under another name, with a browser that is about to be sent the page's HTML.
    func restart(as id: PageID) {
        self.id = id
        isChanged = false
        document.token = id.text
        document.restartEdits()
        lastMessage = 0
        focused = nil
    }

    /// A stream has begun to carry the page.
    func noteStream() {
        guard wasStreamed else {
            wasStreamed = true
            return
        }
        onReconnect?()
    }

    func markTold() {
        cursor = document.revision
        toldEffect = document.effects.last?.id ?? toldEffect
    }
}
