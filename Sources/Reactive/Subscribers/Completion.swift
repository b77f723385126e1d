extension Subscribers {
    /// How a publisher ended: nothing is sent after it.
    @frozen
    public enum Completion<Failure: Error> {
        /// It had nothing more to send.
        case finished
        /// It could not go on.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}
