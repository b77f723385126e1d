package import JSON

/// A request of a simulated browser.
package enum WireRequest {
    /// For the stream, with the pages that are open and the revisions up to which each has been seen.
    case stream([(page: String, seen: Int)])
    /// Whether the server is there.
    case question
    /// A message.
    case message(JSON)
    /// For a page that was open at this address, with what was stored on it.
    case page(address: String, scene: String)
}
