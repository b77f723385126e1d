import Reactive
import Testing

/// What Combine's documentation says of the operators that control timing; `1@4` is a 1 that is heard in second 4.
@MainActor @Suite struct TimeHistories {
    @Test func debounceSendsWhatNothingFollowsForATime() async {
        await tell("debounce(for:scheduler:options:)", "1 +1 2 +1 3 +9 4 +4", "3@4 4@13") {
            $0.a.debounce(for: .seconds(2), scheduler: $0.scheduler)
        }
        await tell("debounce(for:clock:isolation:)", "1 +1 x", "x@1") {
            $0.a.debounce(for: .seconds(2), clock: $0.clock)
        }
        await tell("debounce(for:clock:isolation:)", "1 cancel +3", "", cancels: "a") {
            $0.a.debounce(for: .seconds(2), clock: $0.clock)
        }
    }

    @Test func throttleSendsTheFirstOrTheLatestOfEachInterval() async {
        await tell("throttle(for:scheduler:latest:)", "1 +1 2 +1 3 +9 4 +4", "1 3@3 4@11") {
            $0.a.throttle(for: .seconds(3), scheduler: $0.scheduler, latest: true)
        }
        await tell("throttle(for:clock:latest:isolation:)", "1 +1 2 +1 3 +9 4 +4", "1 2@3 4@11") {
            $0.a.throttle(for: .seconds(3), clock: $0.clock, latest: false)
        }
        await tell("throttle(for:clock:latest:isolation:)", "1 cancel +3", "1", cancels: "a") {
            $0.a.throttle(for: .seconds(3), clock: $0.clock, latest: false)
        }
    }

    @Test func delaySendsElementsAndTheEndLater() async {
        await tell("delay(for:tolerance:scheduler:options:)", "1 +1 2 | +9", "1@3 2@4 |@4") {
            $0.a.delay(for: .seconds(3), scheduler: $0.scheduler)
        }
        await tell("delay(for:tolerance:clock:isolation:)", "1 +1 cancel +9", "", cancels: "a") {
            $0.a.delay(for: .seconds(3), clock: $0.clock)
        }
    }

    @Test func timeoutEndsAPublisherThatIsSilent() async {
        await tell("timeout(_:scheduler:options:customError:)", "1 +2 2 +3 3", "1 2@2 |@5", cancels: "a") {
            $0.a.timeout(.seconds(3), scheduler: $0.scheduler)
        }
        await tell("timeout(_:scheduler:options:customError:)", "+3", "x(worse)@3", cancels: "a") {
            $0.a.timeout(.seconds(3), scheduler: $0.scheduler, customError: { .worse })
        }
        await tell("timeout(_:clock:isolation:customError:)", "1 | +3", "1 |") {
            $0.a.timeout(.seconds(3), clock: $0.clock)
        }
    }

    @Test func measureIntervalSendsTheTimeBetweenElements() async {
        await tell("measureInterval(using:options:)", "+2 1 +3 2 |", "2.0 seconds@2 3.0 seconds@5 |@5") {
            $0.a.measureInterval(using: $0.scheduler).map(\.duration)
        }
    }

    @Test func collectSendsWhatCameInATime() async {
        await tell("collect(_:options:)", "1 2 +2 3 +2 4 |", "[1, 2]@2 [3]@4 [4]@4 |@4") {
            $0.a.collect(.byTime($0.scheduler, .seconds(2)))
        }
        await tell("collect(_:options:)", "1 2 3 +2 4 x", "[1, 2] [3]@2 x@2") {
            $0.a.collect(.byTimeOrCount($0.scheduler, .seconds(2), 2))
        }
    }

    @Test func receiveAndSubscribeHappenOnAScheduler() async {
        await tell("receive(on:options:)", "1 2 | +0", "1 2 |") { $0.a.receive(on: $0.scheduler) }
        await tell("receive(on:options:)", "1 cancel +0", "", cancels: "a") { $0.a.receive(on: $0.scheduler) }
        await tell("subscribe(on:options:)", "1 +0 2 |", "2 |") { $0.a.subscribe(on: $0.scheduler) }
    }
}
