internal import Live
internal import Server
internal import Synchronization

/// Carries what happens on other threads to the main actor, in order, and many at a time when it is busy.
final class Inbox: Sendable {
    /// Something for the site to do.
    enum Item: Sendable {
        case request(Exchange, SessionID?)
        /// A form with files, and what is in it: nil if it is not well-formed.
        case form(Exchange, SessionID?, MultipartForm?)
        case stream(Exchange, SessionID?, Inbox)
        case upload(Exchange, SessionID?)
        case message(Exchange, SessionID, LiveMessage)
        case drained(Stream)
        case closed(Stream)

        /// The session that a request names.
        var cookie: SessionID? {
            switch self {
            case .request(_, let cookie), .stream(_, let cookie, _), .upload(_, let cookie): cookie
            case .form(_, let cookie, _): cookie
            case .message(_, let cookie, _): cookie
            case .drained, .closed: nil
            }
        }
    }

    private let reader: Reader
    private let items = Mutex<[Item]>([])

    /// The site holds its inbox, and not the other way round. What comes for one that is gone is let go of, which answers
    /// it.
    @MainActor
    private final class Reader {
        weak var site: Site?

        init(_ site: Site) {
            self.site = site
        }
    }

    @MainActor
    init(site: Site) {
        reader = Reader(site)
    }

    func post(_ item: Item) {
        let wasEmpty = items.withLock { items in
            items.append(item)
            return items.count == 1
        }
        guard wasEmpty else { return }
        Task { @MainActor in
            let items = self.items.withLock { items in
                let all = items
                items.removeAll(keepingCapacity: true)
                return all
            }
            self.reader.site?.take(items)
        }
    }
}

extension Inbox: StreamListener {
    func streamDidDrain(_ stream: Stream) {
        post(.drained(stream))
    }

    func streamDidClose(_ stream: Stream) {
        post(.closed(stream))
    }
}
