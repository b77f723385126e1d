import PinionDashboard
import Testing

// What the article on `PinionDashboard` shows, against what swift-metrics 2.5 asks of a factory: it is declared here, as the
// tests fetch no packages.

protocol CounterHandler: AnyObject, Sendable {
    func increment(by: Int64)
    func reset()
}

protocol FloatingPointCounterHandler: AnyObject, Sendable {
    func increment(by: Double)
    func reset()
}

protocol RecorderHandler: AnyObject, Sendable {
    func record(_ value: Int64)
    func record(_ value: Double)
}

protocol MeterHandler: AnyObject, Sendable {
    func set(_ value: Int64)
    func set(_ value: Double)
    func increment(by: Double)
    func decrement(by: Double)
}

/// In which unit a timer would rather be shown.
struct TimeUnit: Sendable {}

protocol TimerHandler: AnyObject, Sendable {
    func recordNanoseconds(_ duration: Int64)
    func preferDisplayUnit(_ unit: TimeUnit)
}

extension TimerHandler {
    func preferDisplayUnit(_ unit: TimeUnit) {}
}

protocol MetricsFactory: Sendable {
    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler
    func makeFloatingPointCounter(
        label: String, dimensions: [(String, String)]
    ) -> any FloatingPointCounterHandler
    func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler
    func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler
    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler
    func destroyCounter(_ handler: any CounterHandler)
    func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler)
    func destroyMeter(_ handler: any MeterHandler)
    func destroyRecorder(_ handler: any RecorderHandler)
    func destroyTimer(_ handler: any TimerHandler)
}

/// Those of fractions are there by themselves, on top of the others.
extension MetricsFactory {
    func makeFloatingPointCounter(
        label: String, dimensions: [(String, String)]
    ) -> any FloatingPointCounterHandler {
        WholeSteps(makeCounter(label: label, dimensions: dimensions))
    }

    func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {}
}

private final class WholeSteps: FloatingPointCounterHandler {
    private let counter: any CounterHandler
    init(_ counter: any CounterHandler) { self.counter = counter }
    func increment(by amount: Double) { counter.increment(by: Int64(amount)) }
    func reset() { counter.reset() }
}

struct RecorderFactory: MetricsFactory {
    let recorder: PinionDashboard.Recorder

    final class Counting: CounterHandler {
        let counter: PinionDashboard.Recorder.Counter
        init(_ counter: PinionDashboard.Recorder.Counter) { self.counter = counter }
        func increment(by amount: Int64) { counter.increment(by: Int(amount)) }
        func reset() { counter.reset() }
    }
    final class Recording: RecorderHandler {
        let gauge: PinionDashboard.Recorder.Gauge
        init(_ gauge: PinionDashboard.Recorder.Gauge) { self.gauge = gauge }
        func record(_ value: Int64) { gauge.record(Double(value)) }
        func record(_ value: Double) { gauge.record(value) }
    }
    final class Metering: MeterHandler {
        let meter: PinionDashboard.Recorder.Meter
        init(_ meter: PinionDashboard.Recorder.Meter) { self.meter = meter }
        func set(_ value: Int64) { meter.set(Double(value)) }
        func set(_ value: Double) { meter.set(value) }
        func increment(by amount: Double) { meter.increment(by: amount) }
        func decrement(by amount: Double) { meter.decrement(by: amount) }
    }
    final class Timing: TimerHandler {
        let timer: PinionDashboard.Recorder.Timer
        init(_ timer: PinionDashboard.Recorder.Timer) { self.timer = timer }
        func recordNanoseconds(_ duration: Int64) { timer.recordNanoseconds(duration) }
    }

    private func labels(_ dimensions: [(String, String)]) -> [String: String] {
        Dictionary(dimensions) { first, _ in first }
    }
    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        Counting(recorder.counter(label, labels(dimensions)))
    }
    func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        Recording(recorder.gauge(label, labels(dimensions)))
    }
    func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        Metering(recorder.meter(label, labels(dimensions)))
    }
    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        Timing(recorder.timer(label, labels(dimensions)))
    }
    // The recorder keeps what it has.
    func destroyCounter(_ handler: any CounterHandler) {}
    func destroyRecorder(_ handler: any RecorderHandler) {}
    func destroyMeter(_ handler: any MeterHandler) {}
    func destroyTimer(_ handler: any TimerHandler) {}
}

/// Where programs say which factory there is.
@MainActor
enum MetricsSystem {
    static var factory: (any MetricsFactory)?

    static func bootstrap(_ factory: any MetricsFactory) { self.factory = factory }
}

@MainActor
@Suite("What other packages measure") struct OtherPackagesTests {
    @Test func isRecordedUnderItsOwnName() {
        let recorder = PinionDashboard.Recorder(log: nil)
        MetricsSystem.bootstrap(RecorderFactory(recorder: recorder))
        let factory = MetricsSystem.factory
        let labels = [("path", "/people"), ("path", "/articles")]
        let counter = factory?.makeCounter(label: "requests", dimensions: labels)
        counter?.increment(by: 3)
        counter?.increment(by: -1)
        factory?.makeFloatingPointCounter(label: "litres", dimensions: []).increment(by: 2.5)
        factory?.makeRecorder(label: "size", dimensions: [], aggregate: true).record(0.5)
        factory?.makeMeter(label: "level", dimensions: []).set(.infinity)
        factory?.makeTimer(label: "answers", dimensions: []).recordNanoseconds(.max)
        #expect(
            recorder.series() == [
                Series("answers", [:], .timer), Series("level", [:], .meter),
                Series("litres", [:], .counter),
                Series("requests", ["path": "/people"], .counter), Series("size"),
            ])
        #expect(recorder.counter("requests", ["path": "/people"]).count == 3)
        #expect(recorder.counter("litres").count == 2)
    }
}
