import PinionAccounts
import Testing
import VirtualTime

@testable import Dashboard

@Suite struct ARetry {
    private let clock = VirtualClock()

    @Test func comesAtGrowingPausesUntilItSucceeds() async throws {
        var times: [Duration] = []
        var failures = 0
        let retry = Retry(clock: clock, spread: { 1 })
        let work = Task {
            try await retry {
                times.append(clock.now.elapsed)
                if times.count < 7 { throw AccountsError.outage }
                return "stored"
            } failed: { _ in
                failures += 1
            }
        }
        await clock.advance(by: .seconds(60))
        #expect(try await work.value == "stored")
        #expect(
            times == [
                .zero, .milliseconds(250), .milliseconds(750), .milliseconds(1750), .milliseconds(3750),
                .milliseconds(5750), .milliseconds(7750),
            ])
        #expect(failures == 6)
    }

    /// Who waits longest is through 2.5 seconds after the database is back.
    @Test func isSpread() async throws {
        var times: [Duration] = []
        let retry = Retry(clock: clock, spread: { 1.25 })
        let work = Task {
            try await retry {
                times.append(clock.now.elapsed)
                throw AccountsError.outage
            }
        }
        await clock.advance(by: .seconds(10))
        let pauses = zip(times, times.dropFirst()).map { $1 - $0 }
        #expect(pauses.max() == .milliseconds(2500))
        work.cancel()
        #expect(await work.result.error is CancellationError)
    }

    @Test func isNotMadeWhenItCannotHelp() async {
        var attempts = 0
        let retry = Retry(clock: clock)
        await #expect(throws: AccountsError.readOnly) {
            try await retry {
                attempts += 1
                throw AccountsError.readOnly
            }
        }
        #expect(attempts == 1)
    }
}

extension Result {
    fileprivate var error: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
