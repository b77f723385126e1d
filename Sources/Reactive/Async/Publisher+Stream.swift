extension Publisher where Failure == Never, Output: Sendable {
    /// The values for readers on other actors: the door out.
    ///
    /// It subscribes at once, on the actor that the publisher lives on, and keeps what is sent until it is read.
    /// The subscription ends when the stream is let go of or its reader is cancelled.
    ///
    /// ```swift
    /// let names = model.$name.stream()
    /// Task.detached { for await name in names { await log(name) } }
    /// ```
    public func stream(isolation: isolated any Actor = #isolation) -> AsyncStream<Output> {
        let (stream, continuation) = AsyncStream.makeStream(of: Output.self)
        let subscription = sink(
            receiveCompletion: { _ in continuation.finish() },
            receiveValue: { continuation.yield($0) })
        // It is touched on the actor alone: here, and in `cancel`.
        nonisolated(unsafe) let held = subscription
        continuation.onTermination = { _ in
            Task { await cancel(held, on: isolation) }
        }
        return stream
    }
}

private func cancel(_ subscription: AnyCancellable, on isolation: isolated any Actor) async {
    subscription.cancel()
}
