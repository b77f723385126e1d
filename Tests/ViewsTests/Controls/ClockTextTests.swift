import Testing

@testable import Views

/// Texts that the browser counts in, as the server writes them first.
@MainActor
@Suite struct ClockTextTests {
    @Test(
        arguments: [
            (0.0, "0:00"), (8.0, "0:08"), (68.0, "1:08"), (3599.9, "59:59"), (8588.0, "2:23:08"),
            (360_000.0, "100:00:00"),
        ])
    func timersSayHowLongItIs(_ seconds: Double, _ text: String) {
        #expect(ClockText(.timer, 1000).text(at: 1000 + seconds) == text)
        #expect(ClockText(.timer, 1000 + seconds).text(at: 1000) == text)
    }

    @Test(
        arguments: [
            (1.0, "1 second", "+1 second"), (60.0, "1 minute", "+1 minute"),
            (8588.0, "2 hours, 23 minutes", "+2 hours"), (259_200.0, "3 days", "+3 days"),
            (36_817_200.0, "1 year, 2 months", "+1 year"),
        ])
    func wordsSayTheSame(_ seconds: Double, _ relative: String, _ offset: String) {
        #expect(ClockText(.relative, 1000).text(at: 1000 + seconds) == relative)
        #expect(ClockText(.offset, 1000 + seconds).text(at: 1000) == offset)
    }

    @Test func pastOffsetsAreNegative() {
        #expect(ClockText(.offset, 1000).text(at: 1090) == "-1 minute")
    }

    @Test func intervalsAreCountedInside() {
        let down = ClockText(from: 100, until: 200, pause: nil, countsDown: true, showsHours: true)
        #expect([0, 100, 150.5, 200, 900].map(down.text) == ["1:40", "1:40", "0:50", "0:00", "0:00"])
        #expect([0, 150, 300].map(down.fraction) == [1, 0.5, 0])
        let up = ClockText(from: 0, until: 7200, pause: 4000, countsDown: false, showsHours: false)
        #expect([0, 3661, 9000].map(up.text) == ["0:00", "61:01", "66:40"])
    }

    @Test func whatIsNoTimeIsNoTrap() {
        for time in [Double.nan, .infinity, -.infinity, 1e300] {
            _ = ClockText(.relative, time).text(at: 0)
            _ = ClockText(.timer, time).text(at: 0)
            let all = ClockText(from: time, until: -time, pause: time, countsDown: true, showsHours: true)
            _ = all.text(at: 0)
            _ = all.fraction(at: 0)
        }
    }
}
