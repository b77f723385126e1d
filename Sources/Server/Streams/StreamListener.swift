/// Hears what becomes of a ``Stream``. Both are called on the thread of all streams: do little there.
package protocol StreamListener: AnyObject, Sendable {
    /// What was left over of a frame has been sent: the stream takes the next one.
    func streamDidDrain(_ stream: Stream)

    /// The stream has ended, whoever ended it. Called exactly once for each stream.
    func streamDidClose(_ stream: Stream)
}
