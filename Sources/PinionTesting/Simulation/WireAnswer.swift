package import JSON

/// An answer to a request.
package struct WireAnswer {
    /// What kind of thing it says, as its `Content-Type` tells.
    package enum Content: String {
        case none = ""
        case json = "application/json"
        case problem = "application/problem+json"
        case stream = "text/event-stream"
        case page = "text/html"
    }

    package var status: Int
    package var content = Content.none
    package var json = JSON.null
    /// For how many seconds the server wants to be left alone.
    package var retryAfter: Int?
    /// The page, if it is one of this site's.
    package var page: FreshPage?
    /// The address that it was found at, if not at the one asked for.
    package var movedTo: String?

    package init(_ status: Int, _ content: Content = .none, _ json: JSON = .null) {
        self.status = status
        self.content = content
        self.json = json
    }

    var isOK: Bool { (200...299).contains(status) }
}
