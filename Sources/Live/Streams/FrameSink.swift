/// A sink for frames: the lower end of a stream to a browser.
package protocol FrameSink: AnyObject {
    /// Sends some bytes without waiting.
    ///
    /// - Returns: `false` if the sink is full now. It then keeps what it could not send of these bytes, and wants
    ///   no more until it says that it has drained.
    func send(_ bytes: UnsafeRawBufferPointer) -> Bool

    /// Ends the stream.
    func close()
}
