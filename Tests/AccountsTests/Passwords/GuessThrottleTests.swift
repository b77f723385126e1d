import Testing

@testable import Accounts

@Suite("GuessThrottle")
struct GuessThrottleTests {
    private var throttle = GuessThrottle(capacity: 100)

    @Test mutating func theEleventhGuessIsRefusedUntilTheFirstIsForgotten() {
        for second in 0..<10 { guess("ada", at: Int64(second)) }
        #expect(throttle.begin("ada", now: 10) == .refused(seconds: 590))
        #expect(throttle.begin("ada", now: 599) == .refused(seconds: 1))
        #expect(throttle.begin("ada", now: 600) == .granted)
    }

    @Test mutating func othersAreNotConcerned() {
        for _ in 0..<10 { guess("ada", at: 0) }
        #expect(throttle.begin("grace", now: 0) == .granted)
    }

    @Test mutating func theRightPasswordForgetsTheWrongOnes() {
        for _ in 0..<9 { guess("ada", at: 0) }
        guess("ada", .right, at: 0)
        #expect(throttle.count == 0)
        for _ in 0..<9 { guess("ada", at: 0) }
        #expect(throttle.begin("ada", now: 0) == .granted)
    }

    @Test mutating func whatWasNotAnsweredIsNoGuess() {
        for _ in 0..<50 { guess("ada", .unanswered, at: 0) }
        #expect(throttle.begin("ada", now: 0) == .granted)
    }

    @Test mutating func guessesAtOnceDoNotSlipThrough() {
        let first = (0..<12).map { _ in throttle.begin("ada", now: 0) }
        #expect(first == Array(repeating: .granted, count: 10) + [.busy, .busy])
        for _ in 0..<10 { throttle.end("ada", .wrong, now: 0) }
        #expect(throttle.begin("ada", now: 0) == .refused(seconds: 600))
    }

    @Test mutating func aClockSetBackLocksNobodyOut() {
        for _ in 0..<10 { guess("ada", at: 1_000_000) }
        #expect(throttle.begin("ada", now: 0) == .granted)
    }

    @Test mutating func itsMemoryIsBounded() {
        for number in 0..<10_000 {
            guess("\(number)", at: Int64(number))
            #expect(throttle.count <= 100)
        }
        guess("9999", at: 10_000)
        #expect(throttle.count > 50)
    }

    @Test mutating func theQuietestNamesAreForgottenFirst() {
        for number in 0..<101 {
            for _ in 0..<10 { guess("\(number)", at: Int64(number)) }
        }
        // The 101st was one too many; three quarters were left, and it is one of them.
        let remembered = (0..<101).filter { throttle.begin("\($0)", now: 101) != .granted }
        #expect(remembered == Array(26..<101))
    }

    @Test mutating func aNameWhosePasswordIsBeingCheckedIsNotForgotten() {
        for _ in 0..<10 { #expect(throttle.begin("ada", now: 0) == .granted) }
        for number in 0..<1_000 { guess("\(number)", at: 1) }
        #expect(throttle.begin("ada", now: 1) == .busy)
        // Not even after as long as a guess counts.
        for number in 0..<1_000 { guess("\(number)", at: 601) }
        #expect(throttle.begin("ada", now: 601) == .busy)
        for _ in 0..<10 { throttle.end("ada", .wrong, now: 601) }
        #expect(throttle.begin("ada", now: 601) == .refused(seconds: 600))
    }
}

extension GuessThrottleTests {
    private mutating func guess(_ name: String, _ outcome: GuessThrottle.Outcome = .wrong, at now: Int64) {
        guard throttle.begin(name, now: now) == .granted else { return }
        throttle.end(name, outcome, now: now)
    }
}
