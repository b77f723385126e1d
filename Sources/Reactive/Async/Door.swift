/// The door in: sends to a subject from whatever thread or actor.
///
/// Everything else here stays on one actor. A door may be handed to anyone; what is sent through it reaches the
/// subject on the subject's own actor, in the order in which it was sent. It holds the subject weakly.
///
/// ```swift
/// let readings = PassthroughSubject<Double, Never>()
/// let door = readings.door()
/// Thread.detachNewThread { door.send(readTemperature()) }
/// ```
public final class Door<Value: Sendable>: Sendable {
    private let continuation: AsyncStream<Value>.Continuation

    fileprivate init(_ continuation: AsyncStream<Value>.Continuation) {
        self.continuation = continuation
    }

    deinit {
        continuation.finish()
    }

    /// Sends a value. The subject has it a little later.
    public func send(_ value: Value) {
        continuation.yield(value)
    }
}

extension Subject where Output: Sendable {
    /// Opens a door to this subject for other threads and actors.
    ///
    ///     door    1---2---3
    ///     subject -1---2---3   on its own actor
    public func door(isolation: isolated any Actor = #isolation) -> Door<Output> {
        let (stream, continuation) = AsyncStream.makeStream(of: Output.self)
        // The closure comes from the actor, and is called and let go on it alone, by `forward`.
        nonisolated(unsafe) let send: (Output) -> Void = { [weak self] in self?.send($0) }
        Task { await forward(stream, to: send, on: isolation) }
        return Door(continuation)
    }
}

private func forward<Value: Sendable>(
    _ stream: AsyncStream<Value>, to send: @escaping (Value) -> Void, on isolation: isolated any Actor
) async {
    for await value in stream { send(value) }
}
