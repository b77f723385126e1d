internal import Glibc

/// How long to wait for a server that was restarted.
///
/// A restart takes a second or so, and a query that waits that long is better than one that fails. But
/// when it stays away, those who come after the first get its answer at once for a while: they would
/// otherwise queue up behind one another, each waiting its own second.
struct ReconnectBackoff {
    private var givenUp: (at: ContinuousClock.Instant, with: StorageError)?
    private let now: () -> ContinuousClock.Instant
    private let pause: (_ milliseconds: CUnsignedInt) -> Void

    init(
        now: @escaping () -> ContinuousClock.Instant = { .now },
        pause: @escaping (_ milliseconds: CUnsignedInt) -> Void = { usleep($0 * 1000) }
    ) {
        self.now = now
        self.pause = pause
    }
}

extension ReconnectBackoff {
    mutating func connect<Connection>(
        _ attempt: () throws(StorageError) -> Connection
    ) throws(StorageError) -> Connection {
        if let givenUp, givenUp.at.duration(to: now()) < .seconds(1) { throw givenUp.with }
        givenUp = nil
        var failure = StorageError.trouble(.unreachable, "the connection is lost")
        for milliseconds in [0, 50, 100, 200, 400, 800] as [CUnsignedInt] {
            pause(milliseconds)
            do throws(StorageError) { return try attempt() } catch { failure = error }
        }
        givenUp = (now(), failure)
        throw failure
    }
}
