import Testing

@testable import PinionDev

@Suite final class AWorkshop {
    private var workshop = Workshop("Shop")

    /// Takes an event after so many milliseconds.
    private func take(_ event: Workshop.Event, _ milliseconds: Int) -> [Workshop.Action] {
        workshop.take(event, at: .milliseconds(milliseconds))
    }

    /// The program runs, and is 1 s old.
    private func begin() {
        #expect(take(.built(.built(isNew: true)), 900) == [.start])
        #expect(take(.ready, 1_000) == [.say("Shop runs, 100 ms after it was built")])
        #expect(workshop.due == nil)
    }

    @Test func aSaveIsBuiltAndTheProgramStartedAnew() {
        begin()
        #expect(take(.changed, 2_000) == [])
        #expect(workshop.due == .milliseconds(2_060))
        #expect(take(.time, 2_060) == [.say("building Shop"), .build])
        #expect(take(.built(.built(isNew: true)), 5_000) == [.say("Shop is built"), .terminate])
        #expect(take(.ended(ExitStatus(0)), 5_050) == [.start])
        #expect(take(.ready, 5_120) == [.say("Shop runs, 120 ms after it was built")])
    }

    @Test func whatIsSavedWhileItIsBuiltIsBuiltNext() {
        begin()
        _ = take(.changed, 2_000)
        #expect(take(.time, 2_060) == [.say("building Shop"), .build])
        #expect(take(.changed, 3_000) == [])
        #expect(workshop.due == nil)
        #expect(
            take(.built(.built(isNew: true)), 5_000) == [
                .say("Shop is built"), .terminate, .say("building Shop"), .build,
            ])
        #expect(take(.ended(ExitStatus(0)), 5_050) == [.start])
    }

    @Test func anErrorIsToldUntilItIsGone() {
        begin()
        _ = take(.changed, 2_000)
        _ = take(.time, 2_060)
        #expect(
            take(.built(.failed("Shop.swift:3:1: error: no")), 3_000) == [
                .tell("Shop.swift:3:1: error: no"), .say("Shop does not build; the one before goes on"),
            ])
        _ = take(.changed, 4_000)
        _ = take(.time, 4_060)
        #expect(
            take(.built(.built(isNew: false)), 5_000) == [.tell(""), .say("nothing has changed in Shop")])
    }

    @Test func anErrorIsToldToAProgramThatBeginsLater() {
        begin()
        _ = take(.changed, 2_000)
        _ = take(.time, 2_060)
        _ = take(.changed, 2_100)
        #expect(
            take(.built(.built(isNew: true)), 3_000) == [
                .say("Shop is built"), .terminate, .say("building Shop"), .build,
            ])
        _ = take(.built(.failed("error: no")), 3_020)
        #expect(take(.ended(ExitStatus(0)), 3_050) == [.start, .tell("error: no")])
    }

    @Test func aFirstBuildThatFailsStartsNothing() {
        #expect(
            take(.built(.failed("error: no")), 900) == [
                .say("Shop does not build; the next save is waited for")
            ])
        _ = take(.changed, 2_000)
        #expect(take(.time, 2_060) == [.say("building Shop"), .build])
        #expect(take(.built(.built(isNew: true)), 3_000) == [.start])
    }

    @Test func aProgramThatEndsByItselfIsStartedAfterTheNextSave() {
        #expect(take(.built(.built(isNew: true)), 900) == [.start])
        #expect(
            take(.ended(ExitStatus(4)), 950) == [
                .say("Shop has ended (signal 4); it is started again after the next save")
            ])
        #expect(workshop.due == nil)
        _ = take(.changed, 2_000)
        _ = take(.time, 2_060)
        #expect(take(.built(.built(isNew: false)), 3_000) == [.start])
    }

    @Test func aProgramThatDoesNotTakeTheSocketIsToldOfOnce() {
        #expect(take(.built(.built(isNew: true)), 900) == [.start])
        #expect(workshop.due == .milliseconds(5_900))
        #expect(take(.time, 5_899) == [])
        #expect(
            take(.time, 5_900) == [
                .say("Shop has not taken the socket that it was handed; an App does, and a Site on .systemd")
            ])
        #expect(workshop.due == nil)
    }

    @Test func aProgramThatDoesNotEndIsEnded() {
        begin()
        #expect(take(.stop, 2_000) == [.terminate])
        #expect(workshop.due == .milliseconds(7_000))
        #expect(take(.time, 7_000) == [.say("Shop does not end when it is asked to"), .kill])
        #expect(take(.ended(ExitStatus(9)), 7_010) == [.exit])
    }

    @Test func theEndComesAtOnceWhereNothingRuns() {
        #expect(take(.stop, 500) == [.exit])
    }

    @Test func nothingIsStartedWhenTheEndHasCome() {
        begin()
        _ = take(.changed, 2_000)
        _ = take(.time, 2_060)
        #expect(take(.built(.built(isNew: true)), 3_000) == [.say("Shop is built"), .terminate])
        #expect(take(.stop, 3_010) == [])
        #expect(take(.ended(ExitStatus(0)), 3_050) == [.exit])
    }
}
