extension Publisher {
    /// Sends all that this publisher sends to a subject, its end included.
    ///
    ///     input    1---2-|
    ///     subject  1---2-|
    ///
    /// Keep the result: when it goes, so does the subscription.
    public func subscribe<S: Subject>(
        _ subject: S
    ) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    }
}
