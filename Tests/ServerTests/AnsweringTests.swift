import Testing

@testable import Server

/// The machine between a request and its answer, as a history of inputs and what they lead to.
@Suite struct AnsweringMachine {
    private var machine = Answering()

    private mutating func answer(_ turn: UInt32) -> String { "\(machine.answer(turn: turn) { .text("hi") })" }

    private mutating func settle(isStopping: Bool = false) -> String {
        switch machine.settle(isStopping: isStopping) {
        case .queue: "queue"
        case .suspend: "suspend"
        case .giveUp: "giveUp"
        case .letGo: "letGo"
        }
    }

    @Test mutating func anAnswerAtOnceIsQueued() {
        let turn = machine.begin()
        #expect(answer(turn) == "nothing")
        #expect(answer(turn) == "refused")
        #expect(settle() == "queue")
    }

    @Test mutating func anAnswerLaterResumes() {
        let turn = machine.begin()
        #expect(settle() == "suspend")
        #expect(answer(turn) == "resume")
        #expect(answer(turn) == "refused")
        #expect(settle() == "queue")
    }

    @Test mutating func anAnswerToAnEarlierRequestIsRefused() {
        let first = machine.begin()
        _ = answer(first)
        _ = settle()
        machine.end()
        let second = machine.begin()
        #expect(answer(first) == "refused")
        #expect(answer(second) == "nothing")
    }

    @Test mutating func aStreamTakesTheConnectionAway() {
        let turn = machine.begin()
        #expect("\(machine.takeOver(turn: turn) { true })" == "nothing")
        #expect(answer(turn) == "refused")
        #expect(settle() == "letGo")
    }

    @Test mutating func aStreamThatCannotBeMadeLeavesTheAnswerOpen() {
        let turn = machine.begin()
        #expect(settle() == "suspend")
        #expect("\(machine.takeOver(turn: turn) { false })" == "refused")
        #expect(answer(turn) == "resume")
    }

    @Test mutating func stoppingWakesWhoWaitsAndLetsNobodyBeginToWait() {
        let turn = machine.begin()
        #expect(settle() == "suspend")
        #expect("\(machine.abort())" == "resume")
        #expect("\(machine.abort())" == "nothing")
        #expect(answer(turn) == "refused")
        #expect(settle() == "letGo")
        _ = machine.begin()
        #expect(settle(isStopping: true) == "giveUp")
    }
}
