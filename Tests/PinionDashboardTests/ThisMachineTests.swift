import Glibc
import Pinion
import Testing

@testable import PinionDashboard

/// Every figure of the machine that the tests run on, beside what its kernel tells elsewhere, or in another way.
@Suite("This machine", .timeLimit(.minutes(10)))
struct ThisMachineTests {
    private let clock = HandClock()

    /// What is read by hand before and after a reading encloses it.
    @Test func isToldAsItsKernelHasIt() async throws {
        let recorder = Recorder(on: clock)
        let machine = MachineSource()
        let start = ContinuousClock.now
        let a = try ByHand()
        machine.record(on: recorder, at: start)
        let b = try ByHand()
        recorder.step(clock)
        while try ByHand().processors["", default: []].reduce(0, +)
            - b.processors["", default: []].reduce(0, +) < 50
        {
            await Task.yield()
        }
        let c = try ByHand()
        // What rises in a second is the rate.
        machine.record(on: recorder, at: start + .seconds(1))
        let d = try ByHand()
        recorder.step(clock)

        var told: [String: Double] = [:]
        for series in recorder.series() {
            let slots = await recorder.slots(series, from: "12:00:02", to: "12:00:04")
            told[series.description] = slots[0].summary?.mean
        }
        for (core, _) in d.processors { expect(core: core, in: &told, a, b, c, d) }
        for (name, last) in d.counters {
            // One that has come meanwhile, or was set back, cannot be compared.
            let rate = told.removeValue(forKey: name)
            guard let first = a.counters[name], let low = b.counters[name], let high = c.counters[name],
                first <= low, high <= last
            else { continue }
            #expect(
                rate.map { ((high - low)...(last - first)).contains($0, within: 1e-6) } == true, "\(name)")
        }
        for (name, (last, tolerance)) in d.amounts {
            let amount = told.removeValue(forKey: name)
            guard let first = c.amounts[name]?.value else { continue }
            let range = min(first, last) - tolerance...max(first, last) + tolerance
            #expect(
                amount.map { range.contains($0, within: 1e-6) } == true,
                "\(name): \(amount ?? -1) in \(range)")
        }
        // There is none that was not compared.
        #expect(told.keys.sorted() == [])
    }

    /// The parts of the time of a core, or of all.
    private func expect(
        core: String, in told: inout [String: Double], _ a: ByHand, _ b: ByHand, _ c: ByHand, _ d: ByHand
    ) {
        let labels = core.isEmpty ? "" : "{core=\"\(core)\"}"
        let parts = ["processor.work", "processor.waiting", "processor.stolen"].map {
            told.removeValue(forKey: $0 + labels)
        }
        guard let first = a.processors[core], let low = b.processors[core], let high = c.processors[core],
            let last = d.processors[core], low != high
        else { return }
        // The wait for disks may go backwards, and is a gap then.
        guard zip(low, high).allSatisfy({ $0 <= $1 }), zip(first, last).allSatisfy({ $0 <= $1 }),
            zip(first, low).allSatisfy({ $0 <= $1 }), zip(high, last).allSatisfy({ $0 <= $1 })
        else { return }
        let least = (high.reduce(0, +) - low.reduce(0, +))
        let most = last.reduce(0, +) - first.reduce(0, +)
        for (index, part) in parts.enumerated() {
            let range = (high[index] - low[index]) / most...max((last[index] - first[index]) / least, 0)
            #expect(
                part.map { range.contains($0, within: 1e-6) } == true,
                "\(core) \(index): \(part ?? -1) in \(range)")
        }
    }
}

extension ClosedRange<Double> {
    fileprivate func contains(_ value: Double, within part: Double) -> Bool {
        let tolerance = Swift.max(lowerBound.magnitude, upperBound.magnitude, 1) * part
        return value >= lowerBound - tolerance && value <= upperBound + tolerance
    }
}

/// What the kernel tells at one moment.
private struct ByHand {
    /// Work, the wait for disks, what the host took, and the rest, in hundredths of a second; of all by an empty name.
    private(set) var processors: [String: [Double]] = [:]
    /// What only rises.
    private(set) var counters: [String: Double] = [:]
    /// What there is, and how far it may have moved while it was read.
    private(set) var amounts: [String: (value: Double, tolerance: Double)] = [:]

    init() throws {
        readProcessors()
        readMemory()
        readPressure()
        try readDisks()
        readNetwork()
        readTemperatures()
        readGroup()
        var load = [0.0, 0, 0]
        #expect(getloadavg(&load, 3) == 3)
        for (minutes, value) in zip([1, 5, 15], load) { put("load{minutes=\"\(minutes)\"}", value, 0.01) }
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        put("machine.uptime", Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9, 0.1)
    }

    private mutating func put(_ name: String, _ value: Double?, _ tolerance: Double) {
        if let value { amounts[name] = (value, tolerance) }
    }

    private mutating func readProcessors() {
        for line in lines("/proc/stat") {
            let words = line.split(separator: " ")
            guard words[0].hasPrefix("cpu") else { continue }
            let t = words.dropFirst().map { Double($0) ?? 0 }
            processors[String(words[0].dropFirst(3))] = [
                t[0] + t[1] + t[2] + t[5] + t[6], t[4], t[7], t[3],
            ]
        }
    }

    private mutating func readMemory() {
        let size = Double(sysconf(Int32(_SC_PHYS_PAGES))) * Double(sysconf(Int32(_SC_PAGESIZE)))
        let swaps = lines("/proc/swaps").dropFirst().map { line in
            line.split(whereSeparator: { $0 == " " || $0 == "\t" }).suffix(3).compactMap { Double($0) }
        }
        let swap = swaps.reduce(0) { $0 + ($1.first ?? 0) * 1024 }
        put("memory.size", size, 0)
        put("swap.size", swap, Double(swaps.count) * 4_096)
        put("swap.used", swaps.reduce(0) { $0 + $1[1] * 1024 }, swap * 0.05)
        let line = lines("/proc/meminfo").first { $0.hasPrefix("MemAvailable:") }
        let available = line.flatMap { Double($0.split(separator: " ")[1]) }.map { $0 * 1024 }
        put("memory.available", available, size * 0.05)
        put("memory.used", available.map { size - $0 }, size * 0.05)
    }

    private mutating func readPressure() {
        for (file, resource) in [("cpu", "processor"), ("memory", "memory"), ("io", "disk")] {
            for line in lines("/proc/pressure/\(file)") {
                let kind = line.prefix { $0 != " " }
                guard let total = line.split(separator: "=").last.flatMap({ Double($0) }) else { continue }
                counters["pressure{kind=\"\(kind)\",resource=\"\(resource)\"}"] = total * 1e-6
            }
        }
    }

    /// Space as `stat` has it, traffic of each disk as its own file has it.
    private mutating func readDisks() throws {
        var known: Set<Substring> = []
        for line in lines("/proc/self/mounts") {
            let words = line.split(separator: " ")
            guard words[0].hasPrefix("/dev/"), !words[2].hasPrefix("squash"), known.insert(words[0]).inserted,
                !words[1].contains("\\")
            else { continue }
            let pipe = try #require(popen("stat -f -c '%S %b %f %a' '\(words[1])'", "r"))
            let numbers = Self.lines(of: pipe).first?.split(separator: " ").compactMap { Double($0) } ?? []
            pclose(pipe)
            guard numbers.count == 4, numbers[1] > 0 else { continue }
            let size = numbers[0] * numbers[1]
            let label = "{mount=\"\(words[1])\"}"
            put("disk.size\(label)", size, 0)
            put("disk.used\(label)", size - numbers[0] * numbers[2], size * 0.02)
            put("disk.available\(label)", numbers[0] * numbers[3], size * 0.02)
        }
        for name in names("/sys/block") where !name.hasPrefix("loop") && !name.hasPrefix("ram") {
            let n = numbers("/sys/block/\(name)/stat")
            guard n.count > 9, n[0] > 0 || n[4] > 0 else { continue }
            counters["disk.read{disk=\"\(name)\"}"] = n[2] * 512
            counters["disk.written{disk=\"\(name)\"}"] = n[6] * 512
            counters["disk.work{disk=\"\(name)\"}"] = n[9] / 1000
        }
    }

    private mutating func readNetwork() {
        for name in names("/sys/class/net") {
            func count(_ file: String) -> Double {
                numbers("/sys/class/net/\(name)/statistics/\(file)").first ?? 0
            }
            guard !numbers("/sys/class/net/\(name)/statistics/rx_bytes").isEmpty else { continue }
            let label = "{interface=\"\(name)\"}"
            counters["network.received\(label)"] = count("rx_bytes")
            counters["network.sent\(label)"] = count("tx_bytes")
            let files = ["rx_errors", "rx_dropped", "rx_missed_errors", "tx_errors", "tx_dropped"]
            counters["network.errors\(label)"] = files.map(count).reduce(0, +)
        }
    }

    private mutating func readTemperatures() {
        let zones = names("/sys/class/thermal").filter { $0.hasPrefix("thermal_zone") }
        for zone in zones {
            let type = lines("/sys/class/thermal/\(zone)/type").first ?? ""
            let degrees = numbers("/sys/class/thermal/\(zone)/temp").first
            let sensor = type.isEmpty ? zone : "\(type) \(zone.dropFirst(12))"
            put("temperature{sensor=\"\(sensor)\"}", degrees.map { $0 / 1000 }, 20)
        }
        for chip in zones.isEmpty ? names("/sys/class/hwmon") : [] {
            let name = lines("/sys/class/hwmon/\(chip)/name").first ?? chip
            for number in 1...32 {
                let degrees = numbers("/sys/class/hwmon/\(chip)/temp\(number)_input").first
                put("temperature{sensor=\"\(name) \(number)\"}", degrees.map { $0 / 1000 }, 20)
            }
        }
    }

    /// Where there is a group of the second version, the program's own.
    private mutating func readGroup() {
        guard let line = lines("/proc/self/cgroup").first(where: { $0.hasPrefix("0::/") }) else { return }
        let folder = "/sys/fs/cgroup" + (line == "0::/" ? "" : line.dropFirst(3))
        guard let memory = numbers("\(folder)/memory.current").first else { return }
        put("container.memory.used", memory, memory * 0.2)
        put("container.memory.limit", numbers("\(folder)/memory.max").first, 0)
        put("container.processes", numbers("\(folder)/pids.current").first, 50)
        put("container.processes.limit", numbers("\(folder)/pids.max").first, 0)
        let quota = numbers("\(folder)/cpu.max")
        if quota.count == 2 { put("container.processors.limit", quota[0] / quota[1], 0) }
        for line in lines("\(folder)/cpu.stat") {
            let words = line.split(separator: " ")
            guard words.count == 2, let time = Double(words[1]) else { continue }
            if words[0] == "usage_usec" { counters["container.processors.used"] = time * 1e-6 }
            if words[0] == "throttled_usec" { counters["container.throttled"] = time * 1e-6 }
        }
    }

    private func numbers(_ path: String) -> [Double] {
        (lines(path).first ?? "").split(separator: " ").compactMap { Double($0) }
    }

    private func lines(_ path: String) -> [String] {
        guard let file = fopen(path, "r") else { return [] }
        defer { fclose(file) }
        return Self.lines(of: file)
    }

    private static func lines(of file: UnsafeMutablePointer<FILE>) -> [String] {
        var lines: [String] = []
        var buffer = [CChar](repeating: 0, count: 65_536)
        while fgets(&buffer, Int32(buffer.count), file) != nil {
            let bytes = buffer.prefix { $0 != 0 && $0 != 10 }.map(UInt8.init(bitPattern:))
            lines.append(String(decoding: bytes, as: UTF8.self))
        }
        return lines
    }

    private func names(_ path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }
}
