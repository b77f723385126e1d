/// The answer to a ``LiveMessage``.
package enum LiveReply: Sendable, Equatable {
    /// Done; the changes travel on the stream.
    case done
    /// Done; the page has no stream, so here is the frame, as JSON.
    case frame([UInt8])
    /// The page is on the stream now.
    case attached(stream: String, page: Int, lastMessage: Int)
    /// The number does not follow the last one.
    case outOfOrder(lastMessage: Int)
    /// Done but for these fields; the action did not run.
    case refused([Refusal], lastMessage: Int)
    /// There is no such stream.
    case unknownStream
    /// There is no such page any more.
    case gone
}
