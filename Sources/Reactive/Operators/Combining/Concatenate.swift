extension Publishers {
    /// Sends all that one publisher sends, then all that another one does.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        /// The publisher that comes first.
        public let prefix: Prefix
        /// The publisher that is subscribed to when the first has finished.
        public let suffix: Suffix

        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        public func receive(subscriber: AnySubscriber<Output, Failure>) {
            let present = Present(subscriber)
            let suffix = self.suffix
            subscriber.receive(subscription: present)
            present.hear(prefix) {
                switch $0 {
                case .finished: present.goOn { suffix }
                case .failure(let error): present.finish(.failure(error))
                }
            }
        }
    }
}

extension Publisher {
    /// Sends all that another publisher sends, then all that this one does.
    ///
    ///     other   a---b-|
    ///     input         1---2-|
    ///     prepend(other)
    ///     output  a---b-1---2-|
    ///
    /// This one is subscribed to only when the other has finished.
    public func prepend<P: Publisher>(
        _ publisher: P
    ) -> Publishers.Concatenate<P, Self> where Failure == P.Failure, Output == P.Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Sends some values before all that this publisher sends.
    ///
    ///     input   1---2-|
    ///     prepend(8, 9)
    ///     output  891---2-|
    public func prepend(
        _ elements: Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    /// Sends the elements of a sequence before all that this publisher sends.
    public func prepend<S: Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where Output == S.Element {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Sends all that this publisher sends, then all that another one does.
    ///
    ///     input   1---2-|
    ///     other         a---b-|
    ///     append(other)
    ///     output  1---2-a---b-|
    ///
    /// The other one is subscribed to only when this one has finished.
    public func append<P: Publisher>(
        _ publisher: P
    ) -> Publishers.Concatenate<Self, P> where Failure == P.Failure, Output == P.Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }

    /// Sends some values after all that this publisher sends.
    ///
    ///     input   1---2-|
    ///     append(8, 9)
    ///     output  1---2-89|
    public func append(
        _ elements: Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Sends the elements of a sequence after all that this publisher sends.
    public func append<S: Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where Output == S.Element {
        append(Publishers.Sequence(sequence: elements))
    }
}
