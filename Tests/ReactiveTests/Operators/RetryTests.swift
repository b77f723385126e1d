import Reactive
import Testing

@Suite struct Retrying {
    /// Fails so many times, after it has sent the number of the attempt; then it finishes.
    private func failing(_ times: Int) -> Deferred<Record<Int, Problem>> {
        var attempt = 0
        return Deferred {
            attempt += 1
            return Record(output: [attempt], completion: attempt > times ? .finished : .failure(.broken))
        }
    }

    @Test func subscribesAgain() {
        #expect(history(of: failing(2).retry(3)) == ["1", "2", "3", "|"])
        #expect(history(of: failing(2).retry(2)) == ["1", "2", "3", "|"])
    }

    @Test func passesTheFailureWhenItHasTriedOftenEnough() {
        #expect(history(of: failing(5).retry(1)) == ["1", "2", "x broken"])
        #expect(history(of: failing(5).retry(0)) == ["1", "x broken"])
    }

    @Test func withoutANumberTriesOn() {
        let numbers = Publishers.Retry(upstream: failing(4), retries: nil)
        #expect(history(of: numbers) == ["1", "2", "3", "4", "5", "|"])
    }

    @Test func manyAttemptsNeedNoStack() {
        let numbers = Publishers.Retry(upstream: failing(20_000), retries: nil).count()
        #expect(history(of: numbers) == ["20001", "|"])
    }

    @Test func cancellingStopsTheAttempts() {
        var attempts = 0
        let endless = Publishers.Retry(
            upstream: Deferred {
                attempts += 1
                return Record<Int, Problem>(output: [attempts], completion: .failure(.broken))
            }, retries: nil)
        #expect(history(of: endless.prefix(3)) == ["1", "2", "3", "|"])
        #expect(attempts == 3)
    }

    @Test func triesAgainLater() {
        let subjects = [PassthroughSubject<Int, Problem>(), PassthroughSubject<Int, Problem>()]
        var attempt = -1
        let deferred = Deferred {
            attempt += 1
            return subjects[attempt]
        }
        let events = history(of: deferred.retry(1)) {
            subjects[0].send(1)
            subjects[0].send(completion: .failure(.broken))
            subjects[1].send(2)
            subjects[1].send(completion: .failure(.worse))
        }
        #expect(events == ["1", "2", "x worse"])
    }
}
