internal import Glibc

/// The program itself.
///
/// | series | what it is |
/// |---|---|
/// | `program.memory` | bytes |
/// | `program.processors` | processors that it keeps busy |
/// | `program.descriptors`, `program.threads` | how many there are |
public struct ProgramSource: FigureSource {
    private let files: KernelFiles
    private let rates = SharedRates()

    /// - Parameter root: the folder in which `proc` lies.
    public init(root: String = "/") {
        files = KernelFiles(root: root)
    }

    public func record(on recorder: Recorder, at instant: ContinuousClock.Instant) {
        for words in files.lines("/proc/self/status") where words.count > 1 {
            guard let number = Double(words[1]) else { continue }
            if words[0] == "VmRSS:" { recorder.gauge("program.memory").record(number * 1024) }
            if words[0] == "Threads:" { recorder.gauge("program.threads").record(number) }
        }
        // The one that the folder is read by is not the program's.
        if let count = files.count("/proc/self/fd") {
            recorder.gauge("program.descriptors").record(max(count - 1, 0))
        }
        guard let stat = files.text("/proc/self/stat"), let end = stat.lastIndex(of: ")") else { return }
        let words = stat[stat.index(after: end)...].split(separator: " ")
        guard words.count > 12, let user = Double(words[11]), let system = Double(words[12]) else { return }
        rates.withLock { rates in
            let name = "program.processors"
            let rate = rates.rate(of: Series(name), user + system, at: instant)
            rates.endReading()
            if let rate {
                recorder.gauge(name).record(rate / Double(max(sysconf(Int32(_SC_CLK_TCK)), 1)))
            }
        }
    }
}
