internal import Glibc
internal import Synchronization

/// The processes of the machine, read when somebody asks.
///
/// ```swift
/// let processes = Processes()
/// for process in await processes.top(10, by: .memory) {
///     print(process.id, process.name, process.memory)
/// }
/// ```
public final class Processes: Sendable {
    private let files: KernelFiles
    private let ticksPerSecond: Double
    private let last = Mutex<[Int: Work]>([:])

    /// Of what a process is to have most.
    public enum Order: String, Hashable, Sendable, CaseIterable {
        /// Processors.
        case processor
        /// Memory.
        case memory
        /// Open files and connections.
        case descriptors
    }

    private struct Work: Sendable {
        /// When it was started, so that a number that is given again is another process.
        let start: Double
        /// In hundredths of a second.
        let time: Double
        let at: ContinuousClock.Instant
    }

    /// - Parameter root: the folder in which `proc` and `etc` lie.
    public init(root: String = "/") {
        files = KernelFiles(root: root)
        ticksPerSecond = Double(max(sysconf(Int32(_SC_CLK_TCK)), 1))
    }
}

extension Processes {
    /// The processes that have most of something, read now, off the main actor.
    ///
    /// - Parameters:
    ///   - count: how many at most.
    ///   - order: of what.
    @concurrent
    public func top(_ count: Int, by order: Order) async -> [RunningProcess] {
        Self.top(count, of: list(at: .now), by: order)
    }

    /// All of them, read now, off the main actor.
    @concurrent
    func all() async -> [RunningProcess] { list(at: .now) }

    /// Those of some that have most of something.
    static func top(_ count: Int, of processes: [RunningProcess], by order: Order) -> [RunningProcess] {
        func amount(_ process: RunningProcess) -> Double {
            switch order {
            case .processor: process.processors ?? 0
            case .memory: Double(process.memory)
            case .descriptors: Double(process.descriptors ?? -1)
            }
        }
        let sorted = processes.sorted { (amount($0), -$0.id) > (amount($1), -$1.id) }
        return Array(sorted.prefix(max(count, 0)))
    }

    /// All of them, by number.
    func list(at instant: ContinuousClock.Instant) -> [RunningProcess] {
        let names = userNames
        return last.withLock { last in
            var works: [Int: Work] = [:]
            let processes = files.names("/proc").compactMap { Int($0) }.sorted().compactMap { id in
                process(id, names, last[id], &works, instant)
            }
            last = works
            return processes
        }
    }
}

extension Processes {
    /// Nil if it has ended meanwhile.
    private func process(
        _ id: Int, _ names: [Substring: Substring], _ before: Work?, _ works: inout [Int: Work],
        _ instant: ContinuousClock.Instant
    ) -> RunningProcess? {
        // The name stands in parentheses, and may have some itself.
        guard let stat = files.text("/proc/\(id)/stat"), let open = stat.firstIndex(of: "("),
            let close = stat.lastIndex(of: ")"), open < close
        else { return nil }
        let words = stat[stat.index(after: close)...].split(separator: " ")
        guard words.count > 21, let user = Double(words[11]), let system = Double(words[12]),
            let threads = Int(words[17]), let start = Double(words[19])
        else { return nil }
        let work = Work(start: start, time: user + system, at: instant)
        works[id] = work
        var memory = 0
        var owner: Substring = ""
        for words in files.lines("/proc/\(id)/status") where words.count > 1 {
            if words[0] == "VmRSS:" { memory = Int(words[1]).map { $0 &* 1024 } ?? 0 }
            if words[0] == "Uid:" { owner = words[words.count > 2 ? 2 : 1] }
        }
        return RunningProcess(
            id: id, name: String(stat[stat.index(after: open)..<close]),
            user: String(names[owner] ?? owner), processors: before.flatMap { processors(work, since: $0) },
            memory: max(memory, 0), descriptors: files.count("/proc/\(id)/fd"), threads: threads)
    }

    private func processors(_ work: Work, since before: Work) -> Double? {
        guard work.start == before.start, work.time >= before.time else { return nil }
        let time = before.at.duration(to: work.at).inSeconds
        return time > 0 ? (work.time - before.time) / ticksPerSecond / time : nil
    }

    private var userNames: [Substring: Substring] {
        let lines = (files.text("/etc/passwd") ?? "").split(separator: "\n")
        let users = lines.map { $0.split(separator: ":", omittingEmptySubsequences: false) }
            .filter { $0.count > 2 }
        return Dictionary(users.map { ($0[2], $0[0]) }) { first, _ in first }
    }
}
