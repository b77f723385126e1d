import Pinion
import Testing

@testable import PinionDashboard

@Suite("What is read of a recorder")
struct RangeTests {
    private let clock = HandClock()
    private let level = Series("level")

    @Test func neighboursArePutTogetherWhereTheyAlwaysAre() async {
        let recorder = Recorder(on: clock)
        for number in 0..<10 {
            recorder.gauge("level").record(Double(number))
            recorder.step(clock)
        }
        let slots = await recorder.slots(level, from: "12:00:00", to: "12:00:20", points: 6)
        #expect(slots.map { $0.summary?.mean } == [0.5, 2.5, 4.5, 6.5, 8.5])
        #expect(slots.map { $0.summary?.maximum } == [1, 3, 5, 7, 9])
        // A moment later only the ends are others.
        let later = await recorder.slots(level, from: "12:00:02", to: "12:00:22", points: 6)
        #expect(later.dropLast() == slots[...])
    }

    @Test func anHourAgoIsToldByTheMinuteAndThreeDaysAgoByTheQuarter() async {
        let recorder = Recorder(on: clock)
        for number in 0..<1_800 {
            recorder.gauge("level").record(Double(number % 30))
            recorder.step(clock)
        }
        // 13:00
        #expect(await recorder.slots(level, from: "12:00:00", to: "13:00:00").count == 1_800)
        clock.advance(by: .seconds(7_200))
        recorder.gauge("level").record(100)
        recorder.step(clock)
        let minutes = await recorder.slots(level, from: "12:00:00", to: "13:00:00")
        #expect(minutes.count == 60)
        #expect(minutes.allSatisfy { $0.summary?.mean == 14.5 && $0.summary?.count == 30 })
        clock.advance(by: .seconds(3 * 86_400))
        recorder.gauge("level").record(100)
        recorder.step(clock)
        let quarters = await recorder.slots(level, from: "12:00:00", to: "13:00:00")
        #expect(quarters.map { $0.summary?.maximum } == [29, 29, 29, 29])
        #expect(quarters.map { $0.summary?.count } == [450, 450, 450, 450])
    }

    @Test func aSlotThatIsNotOverIsReadAsFarAsItIs() async {
        let recorder = Recorder(on: clock)
        recorder.gauge("level").record(7)
        recorder.step(clock)
        let day = Range(from: clock.now.advanced(by: .seconds(-86_400)), to: clock.now)
        let slots = await recorder.values(of: level, in: day, points: 2_000)
        #expect(slots.count == 1_441)
        #expect(slots.last?.summary?.mean == 7)
    }

    @Test func aRangeThatEndsBeforeItBeginsIsEmpty() async {
        let recorder = Recorder(on: clock)
        recorder.gauge("level").record(7)
        recorder.step(clock)
        #expect(await recorder.slots(level, from: "13:00:00", to: "12:00:00").isEmpty)
    }

    @Test(arguments: [Int.min, -1, 0, 1, 2, 7, 900, Int.max])
    func neverMoreSlotsThanAskedFor(points: Int) async {
        let recorder = Recorder(on: clock)
        recorder.gauge("level").record(7)
        recorder.step(clock)
        let limit = min(max(points, 1), 10_000)
        let all = Range(from: Moment(millisecondsSince1970: .min), to: Moment(millisecondsSince1970: .max))
        let ranges = [all, Range(from: clock.now.advanced(by: .seconds(-3_599)), to: clock.now)]
        for range in ranges {
            let slots = await recorder.values(of: level, in: range, points: points)
            #expect(!slots.isEmpty && slots.count <= limit)
            #expect(slots.contains { $0.summary?.maximum == 7 })
        }
    }

    @Test func aSeriesThatIsNoMoreIsAGap() async {
        let recorder = Recorder(on: clock)
        #expect(await recorder.means(Series("gone"), from: "11:59:56", to: "12:00:00") == [nil, nil])
    }

    @Test func memoryStaysBelowItsBound() async {
        let recorder = Recorder(on: clock, maximumBytes: 1 << 20)
        let gauges = (0..<50).map { recorder.gauge("level", ["tank": "\($0)"]) }
        var state: UInt64 = 1
        for _ in 0..<1_500 {
            for gauge in gauges {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                gauge.record(Double(state >> 11))
                gauge.record(Double(state >> 13))
            }
            recorder.step(clock)
            guard recorder.byteCount <= 1 << 20 else { break }
        }
        #expect(recorder.byteCount <= 1 << 20)
        #expect(recorder.byteCount > 1 << 19)
        // The newest are there.
        let now = Range(from: clock.now.advanced(by: .seconds(-60)), to: clock.now)
        let slots = await recorder.values(of: Series("level", ["tank": "3"]), in: now, points: 30)
        #expect(slots.count == 30 && slots.allSatisfy { $0.summary != nil })
    }
}
