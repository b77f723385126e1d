/// What becomes of a request.
package enum WireEvent {
    /// Nothing: the connection could not be made, or has broken.
    case failed
    /// It is answered; if it is a stream, pieces of it follow.
    case answered(WireAnswer)
    case piece(String)
    /// The stream is over.
    case ended
}
