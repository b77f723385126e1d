/// An answer that does not end: frames of server-sent events are written to it.
///
/// Nothing is queued here but the rest of one frame. Who has more to say than the reader takes in waits for
/// ``StreamListener/streamDidDrain(_:)`` and then says what is true by then.
// Subclasses keep what changes under a lock.
package class Stream: @unchecked Sendable {
    init() {}

    /// Sends one frame, from any thread, without waiting.
    ///
    /// - Returns: true if the stream takes another frame. False means that it is full or closed: the rest of this
    ///   frame is kept and sent when the reader has caught up, and a frame that is handed over before
    ///   ``StreamListener/streamDidDrain(_:)`` is not taken.
    @discardableResult
    package func send(_ bytes: UnsafeRawBufferPointer) -> Bool { false }

    /// Ends the stream, from any thread. What can be sent at once of a frame's rest is still sent.
    package func close() {}
}

extension Stream {
    /// Sends one frame that is an array.
    @discardableResult
    package func send(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes { send($0) } }
}
