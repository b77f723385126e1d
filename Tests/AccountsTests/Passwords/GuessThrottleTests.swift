import Testing

@testable import Accounts

@Suite("GuessThrottle")
struct GuessThrottleTests {
    private var throttle = GuessThrottle(capacity: 100)
    private let home = GuessThrottle.Source.address("192.0.2.1")

    @Test mutating func fiveWrongOnesAreFreeThenTheWaitDoubles() {
        for _ in 0..<5 { guess("ada", at: 0) }
        #expect(throttle.begin("ada", from: home, now: 0) == .refused(seconds: 1))
        // One that is a quarter of an hour old is forgiven, so that it goes on for ever with that.
        #expect(waits(12) == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
    }

    @Test mutating func asManyAreFreeAsTheLimitsSay() {
        var limits = GuessLimits()
        (limits.perNameAndAddress, limits.longestWait) = (2, 4)
        throttle = GuessThrottle(limits)
        for _ in 0..<2 { guess("ada", at: 0) }
        #expect(waits(5) == [1, 2, 4, 4, 4])
    }

    @Test mutating func asManyAreFreeOfANameAsTheLimitsSay() {
        var limits = GuessLimits()
        limits.perName = 3
        throttle = GuessThrottle(limits)
        for _ in 0..<3 { guess("ada", at: 0) }
        let library = GuessThrottle.Source.address("192.0.2.2")
        guess("ada", from: library, at: 0)
        #expect(throttle.begin("ada", from: library, now: 0) == .refused(seconds: 1))
    }

    @Test mutating func asManyAreFreeOfAnAddressAsTheLimitsSay() {
        var limits = GuessLimits()
        limits.perAddress = 3
        throttle = GuessThrottle(limits)
        for name in ["grace", "annie", "edith"] { guess(name, at: 0) }
        #expect(throttle.begin("ada", from: home, now: 0) == .refused(seconds: 1))
    }

    @Test mutating func limitsThatMakeNoSenseLetOneGuessThrough() {
        var limits = GuessLimits()
        (limits.perNameAndAddress, limits.perAddress, limits.perName, limits.longestWait) = (0, -1, .min, 0)
        throttle = GuessThrottle(limits)
        #expect(throttle.begin("ada", from: home, now: 0) == .granted)
        throttle.end("ada", from: home, .wrong, now: 0)
        #expect(throttle.begin("ada", from: home, now: 0) == .refused(seconds: 1))
        #expect(throttle.begin("ada", from: home, now: 2) == .granted)
    }

    @Test mutating func strangersSlowDownNobodyButThemselves() {
        for _ in 0..<100 { guess("ada", from: .address("198.51.100.7"), at: 0) }
        #expect(throttle.begin("ada", from: .address("198.51.100.7"), now: 0) == .refused(seconds: 1))
        #expect(throttle.begin("ada", from: home, now: 0) == .granted)
    }

    @Test mutating func anotherNameFromTheSameAddressIsNotConcerned() {
        for _ in 0..<5 { guess("ada", at: 0) }
        #expect(throttle.begin("grace", from: home, now: 0) == .granted)
    }

    @Test mutating func whoTriesManyNamesFromOneAddressIsSlowedDown() {
        for number in 0..<50 { guess("\(number)", at: 0) }
        #expect(throttle.begin("ada", from: home, now: 0) == .refused(seconds: 1))
        #expect(throttle.begin(nil, from: home, now: 0) == .refused(seconds: 1))
        #expect(throttle.begin("ada", from: .address("192.0.2.2"), now: 0) == .granted)
        // One a minute is forgiven.
        #expect(throttle.begin("ada", from: home, now: 60) == .granted)
    }

    @Test mutating func namesThatNobodyCanHaveCountForTheAddress() {
        for _ in 0..<50 {
            #expect(throttle.begin(nil, from: home, now: 0) == .granted)
            throttle.end(nil, from: home, .wrong, now: 0)
        }
        #expect(throttle.begin("ada", from: home, now: 0) == .refused(seconds: 1))
    }

    @Test mutating func signingInWithOnesOwnPasswordWipesOutNoGuessesOfOthers() {
        for number in 0..<49 { guess("\(number)", at: 0) }
        guess("mallory", .right, at: 0)
        guess("ada", at: 0)
        #expect(throttle.begin("grace", from: home, now: 0) == .refused(seconds: 1))
    }

    @Test mutating func oneNameTriedFromManyAddressesLeavesEachOneFreeGuess() {
        for number in 0..<50 { guess("ada", from: .address("198.51.100.\(number)"), at: 0) }
        #expect(throttle.begin("ada", from: .address("198.51.100.0"), now: 0) == .refused(seconds: 1))
        // Nobody who comes from elsewhere is locked out.
        guess("ada", at: 0)
        #expect(throttle.begin("ada", from: home, now: 0) == .refused(seconds: 1))
        #expect(throttle.begin("grace", from: home, now: 0) == .granted)
    }

    @Test mutating func aKnownDeviceIsSlowedDownByItselfAlone() {
        let laptop = GuessThrottle.Source.device("laptop")
        for number in 0..<50 { guess("ada", from: .address("198.51.100.\(number)"), at: 0) }
        for number in 0..<40 { guess("\(number)", at: 0) }
        for _ in 0..<5 { guess("ada", from: laptop, at: 0) }
        #expect(throttle.begin("ada", from: laptop, now: 0) == .refused(seconds: 1))
        #expect(throttle.begin("ada", from: .device("phone"), now: 0) == .granted)
    }

    @Test mutating func theRightPasswordForgetsTheWrongOnes() {
        for _ in 0..<4 { guess("ada", at: 0) }
        guess("ada", .right, at: 0)
        #expect(throttle.count == 0)
        for _ in 0..<4 { guess("ada", at: 0) }
        #expect(throttle.begin("ada", from: home, now: 0) == .granted)
    }

    @Test mutating func whatWasNotAnsweredIsNoGuess() {
        for _ in 0..<100 { guess("ada", .unanswered, at: 0) }
        #expect(throttle.begin("ada", from: home, now: 0) == .granted)
        #expect(throttle.count == 1)
    }

    @Test mutating func guessesAtOnceDoNotSlipThrough() {
        let first = (0..<7).map { _ in throttle.begin("ada", from: home, now: 0) }
        #expect(first == Array(repeating: .granted, count: 5) + [.busy, .busy])
        for _ in 0..<5 { throttle.end("ada", from: home, .wrong, now: 0) }
        #expect(throttle.begin("ada", from: home, now: 0) == .refused(seconds: 1))
        // After the free ones it is one at a time.
        #expect(throttle.begin("ada", from: home, now: 1) == .granted)
        #expect(throttle.begin("ada", from: home, now: 1) == .busy)
    }

    @Test mutating func fiftyAtOnceFromOneAddressAreAllThatAreChecked() {
        let all = (0..<60).map { throttle.begin("\($0)", from: home, now: 0) }
        #expect(all.count { $0 == .granted } == 50)
        #expect(throttle.begin("ada", from: .address("192.0.2.2"), now: 0) == .granted)
    }

    @Test mutating func aClockSetBackLocksNobodyOut() {
        for _ in 0..<5 { guess("ada", at: 1_000_000) }
        #expect(throttle.begin("ada", from: home, now: 0) == .granted)
    }

    @Test mutating func itsMemoryIsBounded() {
        for number in 0..<10_000 {
            guess("\(number)", from: .address("\(number)"), at: Int64(number))
            #expect(throttle.count <= 100)
        }
        #expect(throttle.count > 50)
    }

    @Test mutating func theQuietestNamesAreForgottenFirst() {
        for number in 0..<101 {
            for _ in 0..<5 { guess("\(number)", from: .device("x"), at: 100 * Int64(number) / 101) }
        }
        // The 101st was one too many; three quarters were left, and it is one of them.
        let remembered = (0..<101).filter { number in
            let now = 100 * Int64(number) / 101
            return throttle.begin("\(number)", from: .device("x"), now: now) != .granted
        }
        #expect(remembered == Array(26..<101))
    }

    @Test mutating func aNameWhosePasswordIsBeingCheckedIsNotForgotten() {
        for _ in 0..<5 { #expect(throttle.begin("ada", from: .device("x"), now: 0) == .granted) }
        for number in 0..<1_000 { guess("\(number)", from: .device("x"), at: 1) }
        #expect(throttle.begin("ada", from: .device("x"), now: 1) == .busy)
        // Not even after as long as a guess counts.
        for number in 0..<1_000 { guess("\(number)", from: .device("x"), at: 1000) }
        #expect(throttle.begin("ada", from: .device("x"), now: 1000) == .busy)
        for _ in 0..<5 { throttle.end("ada", from: .device("x"), .wrong, now: 1000) }
        #expect(throttle.begin("ada", from: .device("x"), now: 1000) == .refused(seconds: 1))
    }
}

extension GuessThrottleTests {
    /// How long Ada waits each time, if she goes on guessing as soon as she may.
    private mutating func waits(_ count: Int) -> [Int64] {
        var waits: [Int64] = []
        var now: Int64 = 0
        for _ in 0..<count {
            guard case .refused(let seconds) = throttle.begin("ada", from: home, now: now) else { break }
            waits.append(seconds)
            now += seconds
            guess("ada", at: now)
        }
        return waits
    }

    private mutating func guess(
        _ name: String, from source: GuessThrottle.Source = .address("192.0.2.1"),
        _ outcome: GuessThrottle.Outcome = .wrong, at now: Int64
    ) {
        guard throttle.begin(name, from: source, now: now) == .granted else { return }
        throttle.end(name, from: source, outcome, now: now)
    }
}
