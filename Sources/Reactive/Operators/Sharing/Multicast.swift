extension Publishers {
    /// Sends what a publisher sends to all subscribers of a subject, once it is connected.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher to which there is one subscription for all.
        public let upstream: Upstream
        /// Makes the subject, when it is first needed.
        public let createSubject: () -> SubjectType
        private lazy var subject = createSubject()

        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            subject.receive(subscriber: subscriber)
        }

        /// Subscribes the subject to the publisher.
        public func connect() -> any Cancellable {
            upstream.subscribe(subject)
        }
    }
}

extension Publisher {
    /// Sends what this publisher sends to all subscribers of a subject, once it is connected.
    ///
    ///     input         1---2---3-|
    ///     connect()     ^
    ///     a             1---2---3-|
    ///     b             1---2---3-|
    public func multicast<S: Subject>(
        _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Sends what this publisher sends to all subscribers of a subject, once it is connected.
    public func multicast<S: Subject>(
        subject: S
    ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
        multicast { subject }
    }
}
