/// The machine that the program runs on, read from `/proc` and `/sys`.
///
/// ```swift
/// let recorder = Recorder(sources: [MachineSource(), ProgramSource()])
/// ```
///
/// | series | labels | what it is |
/// |---|---|---|
/// | `processor.work`, `processor.waiting`, `processor.stolen` | `core`, or none for all | part of the time, from 0 to 1 |
/// | `load` | `minutes` | processes that want to run |
/// | `pressure` | `resource`, `kind` | part of the time that some or all had to wait, from 0 to 1 |
/// | `memory.size`, `.used`, `.available`; `swap.size`, `.used` | | bytes |
/// | `disk.size`, `.used`, `.available` | `mount` | bytes |
/// | `disk.read`, `.written`; `disk.work` | `disk` | bytes a second; part of the time |
/// | `network.received`, `.sent`; `network.errors` | `interface` | bytes, errors and losses a second |
/// | `temperature` | `sensor` | degrees Celsius |
/// | `container.memory.used`, `.limit`; `container.processors.used`, `.limit`; `container.throttled`; `container.processes`, `.limit` | | what the container may use, where there is one (cgroup v2) |
/// | `machine.uptime` | | seconds |
///
/// What is missing on a machine is a gap; so is a counter that has gone backwards.
public struct MachineSource: FigureSource {
    private let files: KernelFiles
    private let rates = SharedRates()

    /// - Parameter root: the folder in which `proc` and `sys` lie.
    public init(root: String = "/") {
        files = KernelFiles(root: root)
    }

    public func record(on recorder: Recorder, at instant: ContinuousClock.Instant) {
        rates.withLock { rates in
            var reading = MachineReading(files: files, recorder: recorder, instant: instant, rates: rates)
            reading.recordAll()
            reading.rates.endReading()
            rates = reading.rates
        }
    }
}
