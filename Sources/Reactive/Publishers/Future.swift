/// Sends one value, which is found out once, to every subscriber; then finishes.
///
/// Its work starts when it is made, whether somebody subscribes or not, and is done once; who comes later
/// receives the result at once.
///
/// ```swift
/// let user = Future { try await accounts.user(named: "ada") }
/// ```
///
///     promise ------(.success(1))
///     a       ------1|
///     b                 1|
public final class Future<Output, Failure: Error>: Publisher {
    /// Resolves a future. The first call counts; further ones do nothing.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let state = State()

    /// Runs a closure at once; the future sends what is handed to the promise.
    ///
    /// The promise stays on the actor that it was made on: it is no `Sendable` closure. What is found out
    /// elsewhere comes in through ``init(isolation:_:)``.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [state] in state.resolve($0) }
    }

    public func receive(subscriber: AnySubscriber<Output, Failure>) {
        state.attach(subscriber)
    }
}

extension Future {
    /// Runs an asynchronous function at once: the door for results from other threads and actors.
    ///
    /// The function starts on the actor that the future is made on and comes back to it, wherever it goes in
    /// between; so subscribers hear the result on their own actor.
    public convenience init(
        isolation: isolated any Actor = #isolation,
        _ operation: @escaping () async throws(Failure) -> Output
    ) {
        var resolve: Promise?
        self.init { resolve = $0 }
        guard let resolve else { return }
        // Both closures come from the actor and are called and let go on it alone, by `run`.
        nonisolated(unsafe) let work = (operation, resolve)
        Task { await run(work.0, work.1, on: isolation) }
    }
}

private func run<Output, Failure: Error>(
    _ operation: @escaping () async throws(Failure) -> Output,
    _ resolve: @escaping (Result<Output, Failure>) -> Void, on isolation: isolated any Actor
) async {
    do throws(Failure) {
        resolve(.success(try await operation()))
    } catch {
        resolve(.failure(error))
    }
}

extension Future {
    /// The result, if it is known, and those who wait for it.
    private final class State {
        private var result: Result<Output, Failure>?
        private let broadcast = Broadcast<Output, Failure>()

        func resolve(_ result: Result<Output, Failure>) {
            guard self.result == nil else { return }
            self.result = result
            switch result {
            case .success(let output):
                broadcast.send(output)
                broadcast.send(completion: .finished)
            case .failure(let error):
                broadcast.send(completion: .failure(error))
            }
        }

        func attach(_ subscriber: AnySubscriber<Output, Failure>) {
            if let result {
                result.publisher.receive(subscriber: subscriber)
            } else {
                broadcast.attach(subscriber)
            }
        }
    }
}
