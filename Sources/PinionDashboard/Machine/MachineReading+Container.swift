extension MachineReading {
    /// What the group of processes uses that the program is in, and may use: a container's own, where it runs in one.
    mutating func recordContainer() {
        guard let folder = groupFolder else { return }
        record("container.memory.used", [:], files.number("\(folder)/memory.current"))
        // "max", which is no number, is no limit.
        record("container.memory.limit", [:], files.number("\(folder)/memory.max"))
        record("container.processes", [:], files.number("\(folder)/pids.current"))
        record("container.processes.limit", [:], files.number("\(folder)/pids.max"))
        let quota = files.lines("\(folder)/cpu.max").first ?? []
        if quota.count > 1, let time = Double(quota[0]), let period = Double(quota[1]), period > 0 {
            record("container.processors.limit", [:], time / period)
        }
        for words in files.lines("\(folder)/cpu.stat") where words.count > 1 {
            if words[0] == "usage_usec" {
                recordRate("container.processors.used", [:], Double(words[1]), times: 1e-6)
            }
            if words[0] == "throttled_usec" {
                recordRate("container.throttled", [:], Double(words[1]), times: 1e-6)
            }
        }
    }

    /// Nil if the program is in none but the one that has everything.
    private var groupFolder: String? {
        let line = (files.text("/proc/self/cgroup") ?? "").split(separator: "\n").first {
            $0.hasPrefix("0::/")
        }
        guard let line else { return nil }
        let path = line.dropFirst(3)
        let folder = "/sys/fs/cgroup" + (path == "/" ? "" : path)
        return files.number("\(folder)/memory.current") == nil ? nil : folder
    }
}
