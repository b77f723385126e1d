extension Publishers {
    /// Leaves out a value that a test finds equal to the one before it, and fails when the test throws.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher whose values are compared.
        public let upstream: Upstream
        /// Finds two values equal, or throws.
        public let predicate: (Output, Output) throws -> Bool

        public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive(subscriber: AnySubscriber<Output, any Error>) {
            let predicate = self.predicate
            var last: Output?
            upstream.receive(
                subscriber: Gatherer(
                    subscriber,
                    trying: {
                        if let last, try predicate(last, $0) { return .wait }
                        last = $0
                        return .send($0)
                    }))
        }
    }
}

extension Publisher {
    /// Leaves out a value that a test finds equal to the one before it, and fails when the test throws.
    ///
    ///     input   1---1---2---x-|
    ///     tryRemoveDuplicates { try number($0) == number($1) }
    ///     output  1-------2---X
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}
