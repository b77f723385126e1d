import Glibc

/// What the kernel tells of the machine at one moment.
nonisolated struct MachineReading: Equatable {
    /// Time that the processors have spent since the start, and how much of it idle, in hundredths of a second.
    var processorTime = 0
    var idleTime = 0
    /// Kibibytes.
    var memory = 0
    var availableMemory = 0
    /// How many programs have been ready to run, on average of the last minute.
    var load = 0.0
    /// Seconds since the machine was started, those in which it slept included.
    var uptime = 0
}

nonisolated extension MachineReading {
    /// Reads the machine that the program runs on.
    static func now() -> MachineReading {
        MachineReading(
            stat: text(of: "/proc/stat"), meminfo: text(of: "/proc/meminfo"),
            loadavg: text(of: "/proc/loadavg"),
            uptime: text(of: "/proc/uptime"))
    }

    /// Reads what the kernel writes into the files of these names; what is missing counts as nothing.
    init(stat: String, meminfo: String, loadavg: String, uptime: String) {
        let times = (stat.split(separator: "\n").first ?? "").split(separator: " ").dropFirst().compactMap {
            Int($0)
        }
        processorTime = times.prefix(8).reduce(0, +)
        idleTime = times.count > 4 ? times[3] + times[4] : 0
        for line in meminfo.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count > 1, let amount = Int(words[1]) else { continue }
            if words[0] == "MemTotal:" { memory = amount }
            if words[0] == "MemAvailable:" { availableMemory = amount }
        }
        load = loadavg.split(separator: " ").first.flatMap { Double($0) } ?? 0
        self.uptime = uptime.split(separator: ".").first.flatMap { Int($0) } ?? 0
    }

    /// The part of the time since an earlier reading that the processors were at work, from 0 to 1.
    func work(since earlier: MachineReading) -> Double {
        let time = processorTime - earlier.processorTime
        guard time > 0 else { return 0 }
        return min(max(1 - Double(idleTime - earlier.idleTime) / Double(time), 0), 1)
    }

    /// The part of the memory that is taken, from 0 to 1.
    var memoryUse: Double {
        memory > 0 ? 1 - Double(availableMemory) / Double(memory) : 0
    }

    private static func text(of path: String) -> String {
        guard let file = fopen(path, "r") else { return "" }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 16_384)
        let count = fread(&bytes, 1, bytes.count, file)
        return String(decoding: bytes[..<count], as: UTF8.self)
    }
}
