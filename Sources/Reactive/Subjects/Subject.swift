/// A publisher that is fed by hand.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to every subscriber.
    ///
    /// A value sent while another is being delivered waits until that one has reached everybody.
    func send(_ value: Output)

    /// Ends the subject: subscribers hear this, and nothing afterwards.
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    /// Sends the signal.
    public func send() {
        send(())
    }
}
