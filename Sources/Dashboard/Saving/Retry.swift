import PinionAccounts
import Storage

/// Does something again and again while the reason why it fails passes, at growing pauses.
///
/// The pauses are spread, so that all who wait for a database do not come at once when it is back.
struct Retry {
    private let clock: any Clock<Duration>
    private let spread: () -> Double

    /// - Parameters:
    ///   - clock: what the pauses are measured by.
    ///   - spread: what each pause is multiplied by.
    init(
        clock: any Clock<Duration> = ContinuousClock(),
        spread: @escaping () -> Double = { .random(in: 0.75...1.25) }
    ) {
        self.clock = clock
        self.spread = spread
    }
}

extension Retry {
    /// Makes attempts until one succeeds.
    ///
    /// - Parameters:
    ///   - attempt: what is done.
    ///   - failed: hears of each attempt that is followed by another one.
    /// - Throws: the first error that does not pass; a `CancellationError` when the task is cancelled.
    func callAsFunction<Result>(
        _ attempt: () async throws -> Result, failed: (any Error) -> Void = { _ in }
    ) async throws -> Result {
        var pause = Duration.milliseconds(250)
        while true {
            do {
                return try await attempt()
            } catch let error as any StorageFailure where error.isPassing {
                failed(error)
            }
            try await clock.sleep(for: pause * spread())
            pause = min(pause * 2, .seconds(2))
        }
    }
}
