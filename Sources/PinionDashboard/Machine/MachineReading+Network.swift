extension MachineReading {
    /// `eth0: bytes packets errors dropped … bytes packets errors dropped …`
    mutating func recordNetwork() {
        for line in (files.text("/proc/net/dev") ?? "").split(separator: "\n").prefix(256) {
            guard let colon = line.lastIndex(of: ":") else { continue }
            let name = String(line[..<colon].drop { $0 == " " })
            let counters = line[line.index(after: colon)...].split(separator: " ").map { Double($0) }
            guard counters.count > 11, !name.isEmpty else { continue }
            recordRate("network.received", ["interface": name], counters[0])
            recordRate("network.sent", ["interface": name], counters[8])
            let wrong = [2, 3, 10, 11].map { counters[$0] ?? 0 }.reduce(0, +)
            recordRate("network.errors", ["interface": name], wrong)
        }
    }
}
