import Reactive
import Testing
import VirtualTime

@MainActor @Suite struct Scheduling {
    let clock = VirtualClock()
    let subject = PassthroughSubject<Int, Problem>()
    let history = History()

    private var scheduler: ActorScheduler<VirtualClock> { ActorScheduler(clock: clock) }

    private func wait(_ seconds: Int) async {
        await clock.advance(by: .seconds(seconds))
    }

    @Test func receiveOnSendsInATurnOfItsOwn() async {
        history.follow(subject.receive(on: scheduler))
        for number in 1...3 { subject.send(number) }
        subject.send(completion: .failure(.broken))
        #expect(history.events == [])
        await wait(0)
        #expect(history.events == ["1", "2", "3", "x broken"])
    }

    @Test func receiveOnSendsNothingAfterACancellation() async {
        history.follow(subject.receive(on: scheduler))
        subject.send(1)
        history.stop()
        await wait(0)
        #expect(history.events == [])
    }

    @Test func whatReceiveOnSetsOffTakesTheNextTurn() async {
        let turns = scheduler
        history.follow(
            subject.receive(on: turns).handleEvents(receiveOutput: { [subject, history] in
                guard $0 == 1 else { return }
                subject.send(2)
                turns.schedule { history.note("turn") }
            }))
        subject.send(1)
        await wait(0)
        #expect(history.events == ["1", "turn", "2"])
    }

    @Test func subscribeOnSubscribesAndCancelsLater() async {
        let watched = subject.handleEvents(
            receiveSubscription: { [history] _ in history.note("subscribed") },
            receiveCancel: { [history] in history.note("cancelled") })
        history.follow(watched.subscribe(on: scheduler))
        subject.send(1)
        #expect(history.events == [])
        await wait(0)
        subject.send(2)
        history.stop()
        subject.send(3)
        #expect(history.events == ["subscribed", "2"])
        await wait(0)
        #expect(history.events == ["subscribed", "2", "cancelled"])
    }

    @Test func subscribeOnDoesNothingForWhoHasCancelled() async {
        let watched = subject.handleEvents(receiveSubscription: { [history] _ in history.note("subscribed") })
        history.follow(watched.subscribe(on: scheduler))
        history.stop()
        await wait(0)
        #expect(history.events == [])
    }

    @Test func actionsOfASchedulerKeepTheirOrder() async {
        let scheduler = self.scheduler
        for number in 1...50 { scheduler.schedule { [history] in history.note("\(number)") } }
        await wait(0)
        #expect(history.events == (1...50).map(String.init))
    }

    @Test func aSchedulerRepeatsUntilItIsCancelled() async {
        let scheduler = self.scheduler
        let repeated = scheduler.schedule(after: scheduler.now.advanced(by: .seconds(2)), interval: 3) {
            [history, clock] in history.note("\(clock.now.elapsed.components.seconds)")
        }
        scheduler.schedule(after: scheduler.now.advanced(by: 4)) { [history] in history.note("once") }
        await wait(9)
        repeated.cancel()
        await wait(9)
        #expect(history.events == ["2", "once", "5", "8"])
        #expect(clock.sleeperCount == 0)
    }

    @Test func debounceThrottleAndDelayTakeASchedulerToo() async {
        history.follow(subject.debounce(for: 4, scheduler: scheduler), "debounced ")
        history.follow(subject.throttle(for: .seconds(6), scheduler: scheduler, latest: true), "throttled ")
        history.follow(subject.delay(for: .milliseconds(1_500), scheduler: scheduler), "delayed ")
        subject.send(1)
        await wait(1)
        subject.send(2)
        await wait(9)
        #expect(
            history.events == [
                "throttled 1", "delayed 1", "delayed 2", "debounced 2", "throttled 2",
            ])
    }

    @Test func timeoutFinishesWhenNothingComes() async {
        history.follow(subject.timeout(.seconds(6), clock: clock))
        await wait(5)
        subject.send(1)
        await wait(5)
        subject.send(2)
        await wait(5)
        #expect(history.events == ["1", "2"])
        await wait(1)
        #expect(history.events == ["1", "2", "|"])
        #expect(clock.sleeperCount == 0)
    }

    @Test func timeoutFailsAsItIsTold() async {
        history.follow(subject.timeout(6, scheduler: scheduler, customError: { .worse }))
        await wait(6)
        subject.send(1)
        #expect(history.events == ["x worse"])
    }

    @Test func timeoutEndsWithItsPublisher() async {
        history.follow(subject.timeout(6, scheduler: scheduler))
        subject.send(completion: .failure(.broken))
        await wait(9)
        #expect(history.events == ["x broken"])
        #expect(clock.sleeperCount == 0)
    }

    @Test func timeoutCancelsItsPublisher() async {
        let watched = subject.handleEvents(receiveCancel: { [history] in history.note("cancelled") })
        history.follow(watched.timeout(6, scheduler: scheduler))
        await wait(6)
        #expect(history.events == ["cancelled", "|"])
    }

    @Test func measureIntervalSendsTheTimeBetween() async {
        history.follow(subject.measureInterval(using: scheduler).map { "\($0.duration)" })
        await wait(2)
        subject.send(1)
        await wait(6)
        subject.send(2)
        subject.send(completion: .finished)
        #expect(history.events == ["2.0 seconds", "6.0 seconds", "|"])
    }

    @Test func collectByTimeSendsWhatEachStretchBrought() async {
        history.follow(subject.collect(.byTime(scheduler, .seconds(6))))
        subject.send(1)
        await wait(5)
        subject.send(2)
        await wait(2)
        #expect(history.events == ["[1, 2]"])
        await wait(10)
        subject.send(3)
        await wait(1)
        #expect(history.events == ["[1, 2]", "[3]"])
        subject.send(4)
        subject.send(completion: .finished)
        #expect(history.events == ["[1, 2]", "[3]", "[4]", "|"])
        await wait(9)
        #expect(clock.sleeperCount == 0)
    }

    @Test func collectByTimeDropsWhatItHoldsWhenItFails() async {
        history.follow(subject.collect(.byTime(scheduler, .seconds(6))))
        subject.send(1)
        subject.send(completion: .failure(.broken))
        #expect(history.events == ["x broken"])
    }

    @Test func collectByTimeOrCountSendsFullArraysAtOnce() async {
        history.follow(subject.collect(.byTimeOrCount(scheduler, .seconds(6), 2)))
        for number in 1...3 { subject.send(number) }
        #expect(history.events == ["[1, 2]"])
        await wait(6)
        #expect(history.events == ["[1, 2]", "[3]"])
        history.stop()
        await wait(6)
        #expect(clock.sleeperCount == 0)
    }

    @Test func whatASchedulerGivesIsCancelled() {
        let counting = CountingScheduler(inner: scheduler) { [history] in history.note($0) }
        history.follow(subject.timeout(6, scheduler: counting))
        history.follow(subject.collect(.byTime(counting, 6)))
        history.follow(subject.debounce(for: 6, scheduler: counting))
        subject.send(1)
        history.stop()
        #expect(history.events == ["set", "set", "1", "set", "cancelled", "cancelled", "cancelled"])
    }

    @Test func theImmediateSchedulerDoesEverythingAtOnce() {
        let now = ImmediateScheduler.shared
        history.follow(subject.receive(on: now), "received ")
        history.follow(subject.subscribe(on: now), "subscribed ")
        history.follow(subject.delay(for: .seconds(5), scheduler: now), "delayed ")
        history.follow(subject.debounce(for: .seconds(5), scheduler: now), "debounced ")
        subject.send(1)
        subject.send(completion: .finished)
        #expect(
            history.events == [
                "received 1", "subscribed 1", "delayed 1", "debounced 1",
                "received |", "subscribed |", "delayed |", "debounced |",
            ])
        #expect(now.now.distance(to: now.now.advanced(by: 3)).magnitude == 3)
    }

    @Test func stridesCount() {
        typealias Stride = ActorScheduler<VirtualClock>.SchedulerTimeType.Stride
        #expect(Stride.seconds(2) * 3 == 6)
        #expect(Stride.seconds(1.5) + .milliseconds(500) == 2)
        #expect(Stride(exactly: 3) == .microseconds(3_000_000))
        #expect((-Stride.nanoseconds(5)).magnitude.duration == .nanoseconds(5))
        #expect(Stride.seconds(1) - 0.25 < .seconds(1))
    }
}
