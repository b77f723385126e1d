import Dispatch
import Pinion
import Testing

@testable import PinionDashboard

@Suite("Recording")
struct RecordingTests {
    private let clock = HandClock()

    @Test func aGaugeHasTheSmallestTheMeanAndTheLargestOfTwoSeconds() async {
        let recorder = Recorder(on: clock)
        for level in [3.0, 1, 2, 6] { recorder.gauge("level").record(level) }
        recorder.step(clock)
        let slots = await recorder.slots(Series("level"), from: "12:00:00", to: "12:00:02")
        #expect(slots.map(\.start.description) == ["2026-03-01T12:00:00Z"])
        #expect(slots[0].duration == .seconds(2))
        let summary = slots[0].summary
        #expect(summary.map { [$0.minimum, $0.mean, $0.maximum] } == [1, 3, 6])
        #expect(summary?.count == 4)
    }

    @Test func whatWasNotMeasuredIsAGap() async {
        let recorder = Recorder(on: clock)
        let level = recorder.gauge("level")
        level.record(1)
        recorder.step(clock)
        recorder.step(clock)
        level.record(3)
        recorder.step(clock)
        #expect(await recorder.means(Series("level"), from: "12:00:00", to: "12:00:06") == [1, nil, 3])
    }

    @Test func aCounterTellsHowManyASecond() async {
        let recorder = Recorder(on: clock)
        let orders = recorder.counter("orders")
        orders.increment()
        orders.increment(by: 5)
        recorder.step(clock)
        recorder.step(clock)
        #expect(
            await recorder.means(Series("orders", .counter), from: "12:00:00", to: "12:00:06") == [3, 0, nil])
    }

    @Test func aLateTickIsNoBurst() async {
        let recorder = Recorder(on: clock)
        recorder.counter("orders").increment(by: 12)
        clock.advance(by: .seconds(6))
        recorder.tick()
        #expect(
            await recorder.means(Series("orders", .counter), from: "12:00:00", to: "12:00:06")
                == [nil, nil, 2])
    }

    @Test func aCounterThatIsResetBeginsAgain() {
        let orders = Recorder(on: clock).counter("orders")
        orders.increment(by: 4)
        #expect(orders.count == 4)
        orders.reset()
        orders.increment(by: -3)
        #expect(orders.count == 0)
        orders.increment(by: .max)
        orders.increment(by: .max)
        #expect(orders.count == .max)
    }

    @Test func aMeterStaysAsItWasSet() async {
        let recorder = Recorder(on: clock)
        let connections = recorder.meter("connections")
        recorder.step(clock)
        connections.set(3)
        connections.increment()
        connections.decrement(by: 2)
        recorder.step(clock, 2)
        let slots = await recorder.slots(Series("connections", .meter), from: "12:00:00", to: "12:00:06")
        #expect(slots.map { $0.summary?.mean } == [nil, 3, 2])
        #expect(slots[1].summary?.maximum == 4)
    }

    @Test func aTimerKnowsItsQuantiles() async throws {
        let recorder = Recorder(on: clock)
        let answers = recorder.timer("answers")
        for milliseconds in 1...100 { answers.record(.milliseconds(milliseconds)) }
        answers.recordNanoseconds(2_000_000_000)
        recorder.step(clock)
        let slots = await recorder.slots(Series("answers", .timer), from: "12:00:00", to: "12:00:02")
        let summary = try #require(slots[0].summary)
        for (part, seconds) in [(0.5, 0.051), (0.9, 0.091), (0.99, 0.1), (1, 2)] {
            let quantile = try #require(summary.quantile(part))
            #expect(abs(quantile / seconds - 1) < 0.05, "\(part): \(quantile)")
        }
        #expect(summary.maximum == 2)
        #expect(summary.count == 101)
    }

    @Test func whatIsNoNumberIsNotRecorded() async {
        let recorder = Recorder(on: clock)
        for value in [Double.nan, .infinity, -.infinity] {
            recorder.gauge("level").record(value)
            recorder.meter("held").set(value)
        }
        recorder.gauge("large").record(.greatestFiniteMagnitude)
        recorder.gauge("large").record(.greatestFiniteMagnitude)
        recorder.timer("t").recordNanoseconds(-5)
        recorder.step(clock)
        #expect(await recorder.means(Series("level"), from: "12:00:00", to: "12:00:02") == [nil])
        #expect(await recorder.means(Series("held", .meter), from: "12:00:00", to: "12:00:02") == [nil])
        #expect(
            await recorder.means(Series("large"), from: "12:00:00", to: "12:00:02")
                == [Double(Float.greatestFiniteMagnitude)])
        #expect(await recorder.means(Series("t", .timer), from: "12:00:00", to: "12:00:02") == [0])
    }

    @Test func anyThreadMayRecord() async {
        let recorder = Recorder(on: clock)
        DispatchQueue.concurrentPerform(iterations: 8) { number in
            for _ in 0..<5_000 {
                recorder.counter("orders", ["thread": "\(number)"]).increment()
                recorder.counter("all").increment()
                if number == 0 { recorder.tick() }
            }
        }
        #expect(recorder.counter("all").count == 40_000)
        #expect(recorder.counter("orders", ["thread": "5"]).count == 5_000)
        recorder.step(clock)
        #expect(await recorder.means(Series("all", .counter), from: "12:00:00", to: "12:00:02") == [20_000])
    }

    @Test func tenThousandLabelValuesBecomeOther() {
        let lines = Lines()
        let recorder = Recorder(on: clock, maximumSeries: 100, log: lines.log)
        for number in 0..<10_000 { recorder.counter("requests", ["path": "/\(number)"]).increment() }
        #expect(recorder.series(matching: "requests").count == 51)
        #expect(recorder.counter("requests", ["path": "other"]).count == 9_950)
        #expect(
            lines.all == ["warning: too many series: further ones are counted as other"])
        // There is room for other names, until there is not.
        for number in 0..<10_000 { recorder.counter("name \(number)").increment() }
        #expect(recorder.series().count <= 102)
        #expect(recorder.counter("other").count > 9_000)
    }

    @Test func tenThousandLabelsBecomeFewOthers() {
        let recorder = Recorder(on: clock, maximumSeries: 100, log: nil)
        for number in 0..<10_000 { recorder.counter("requests", ["label \(number)": "x"]).increment() }
        #expect(recorder.series().count < 120)
        #expect(recorder.counter("other").count > 9_800)
    }

    @Test func seriesAreFoundByNameAndLabels() {
        let recorder = Recorder(on: clock)
        for interface in ["eth0", "lo"] {
            recorder.gauge("network.received", ["interface": interface]).record(1)
            recorder.gauge("network.sent", ["interface": interface]).record(1)
        }
        recorder.gauge("networks").record(1)
        #expect(
            recorder.series(matching: "network", ["interface": "lo"]).map(\.description)
                == [#"network.received{interface="lo"}"#, #"network.sent{interface="lo"}"#])
        #expect(recorder.series(matching: "network.sent").count == 2)
        #expect(recorder.series(matching: "nothing").isEmpty)
        #expect(recorder.series().count == 5)
    }

    @Test func whoFollowsHearsOfEachSlot() async {
        let recorder = Recorder(on: clock)
        var ticks = recorder.ticks().makeAsyncIterator()
        recorder.tick()
        recorder.step(clock)
        #expect(await ticks.next()?.description == "2026-03-01T12:00:02Z")
        recorder.step(clock, 3)
        #expect(await ticks.next()?.description == "2026-03-01T12:00:08Z")
    }
}

extension Series {
    /// One without labels.
    init(_ name: String, _ kind: Kind) { self.init(name, [:], kind) }
}
