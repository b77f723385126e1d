import ServerTesting
import SiteTesting
import Testing

@testable import PinionAccounts

/// What programs try by the thousand, and people a few times.
@MainActor
@Suite("Attempts of one address") struct AttemptTests {
    @Test func areThereAgainInTheCourseOfTime() {
        var throttle = AttemptThrottle(3, in: 600)
        #expect((0..<3).map { _ in throttle.begin("192.0.2.1", now: 1_000) } == [nil, nil, nil])
        #expect(throttle.begin("192.0.2.1", now: 1_000) == 200)
        #expect(throttle.begin("192.0.2.1", now: 1_150) == 50)
        #expect(throttle.begin("192.0.2.1", now: 1_200) == nil)
        #expect(throttle.begin("192.0.2.1", now: 1_200) == 200)
        // After a long time there are three, and not more.
        #expect((0..<4).map { _ in throttle.begin("192.0.2.1", now: 90_000) } == [nil, nil, nil, 200])
    }

    @Test func areThoseOfEachAndOfNobodyWhereItIsNotKnown() {
        var throttle = AttemptThrottle(1, in: 600)
        #expect(throttle.begin("192.0.2.1", now: 0) == nil)
        #expect(throttle.begin("192.0.2.2", now: 0) == nil)
        #expect(throttle.begin("192.0.2.1", now: 0) == 600)
        #expect((0..<3).map { _ in throttle.begin(nil, now: 0) } == [nil, nil, nil])
    }

    @Test func thatWereNoneAreTakenBack() {
        var throttle = AttemptThrottle(1, in: 600)
        for _ in 0..<5 {
            #expect(throttle.begin("192.0.2.1", now: 0) == nil)
            throttle.takeBack("192.0.2.1", now: 0)
        }
        #expect(throttle.count == 0)
        throttle.takeBack("192.0.2.1", now: 0)
        #expect(throttle.count == 0)
    }

    @Test func keepNobodyWaitingForEverWhenTheClockIsSetBack() {
        var throttle = AttemptThrottle(1, in: 600)
        #expect(throttle.begin("192.0.2.1", now: 100_000) == nil)
        #expect(throttle.begin("192.0.2.1", now: 0) == 600)
    }

    @Test func ofAFloodOfAddressesAreForgottenButForThoseThatTryMost() {
        var throttle = AttemptThrottle(5, in: 600, capacity: 100)
        for _ in 0..<5 { _ = throttle.begin("192.0.2.1", now: 0) }
        for number in 0..<1_000 { _ = throttle.begin("2001:db8:\(number)::/64", now: 0) }
        #expect(throttle.count <= 100)
        #expect(throttle.begin("192.0.2.1", now: 0) == 120)
    }

    @Test func areToldWithTheAddressThatIsCounted() async throws {
        let (site, accounts) = try await siteWithAccounts([Page.door]) { $0.trustedProxies = .thisMachine }
        let guess = "name=Ada&password=a+wild+guess&action=sign-in"
        for address in ["2001:db8:1:2::7", "2001:db8:1:2::8", "192.0.2.1"] {
            _ = try await press(guess, in: site, from: address)
        }
        let failed = try await accounts.securityEvents().filter { $0.kind == .signInFailed }
        #expect(Set(failed.map(\.address)) == ["2001:db8:1:2::/64", "192.0.2.1"])
    }

    @Test func toSignUpAreCountedWhereTheyAreRight() async throws {
        var limits = AttemptLimits()
        limits.signUps = 1
        limits.questions = 4
        let (site, accounts) = try await siteWithAccounts([Page.door], limits: limits) {
            $0.trustedProxies = .thisMachine
        }
        func signUp(_ name: String) async throws -> String {
            let fields = "name=\(name)&email=&password=nanoseconds+of+wire&action=sign-up"
            return try await press(fields, in: site, from: "192.0.2.1").text
        }
        #expect(try await signUp("Ada").contains("is taken"))
        #expect(try await !signUp("Grace").contains("too many"))
        #expect(try await signUp("Hedy").contains("too many attempts, try again in "))
        #expect(try await accounts.userCount() == 2)
        // What is taken can be asked by signing up as well.
        #expect(try await signUp("Ida").contains("too many attempts, try again in "))
        #expect(try await signUp("Ada").contains("too many attempts, try again in "))
    }

    @Test func toAskWhatOthersHaveAreCountedTogether() async throws {
        var limits = AttemptLimits()
        limits.questions = 2
        let (site, _) = try await siteWithAccounts([Page.door], limits: limits) {
            $0.trustedProxies = .thisMachine
        }
        for _ in 0..<2 {
            let answer = try await press("action=ask", in: site, from: "192.0.2.1").text
            #expect(!answer.contains("too many attempts"))
        }
        let third = try await press("action=ask", in: site, from: "192.0.2.1").text
        #expect(third.contains("too many attempts, try again in "))
        let stranger = try await press("action=ask", in: site, from: "192.0.2.2").text
        #expect(!stranger.contains("too many attempts"))
    }

    private func press(_ fields: String, in site: ServedSite, from address: String) async throws -> RawAnswer
    {
        try await site.ask(
            "POST", "/door", [.form, .json, HeaderField("X-Forwarded-For", address)], fields)
    }
}
