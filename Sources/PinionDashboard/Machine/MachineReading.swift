/// One reading of the machine.
struct MachineReading {
    let files: KernelFiles
    let recorder: Recorder
    let instant: ContinuousClock.Instant
    var rates: Rates
}

extension MachineReading {
    mutating func recordAll() {
        recordProcessors()
        recordLoad()
        recordPressure()
        recordMemory()
        recordSpace()
        recordDisks()
        recordNetwork()
        recordTemperatures()
        recordContainer()
    }

    func record(_ name: String, _ labels: [String: String], _ value: Double?) {
        if let value { recorder.gauge(name, labels).record(value) }
    }

    /// Records how quickly a counter rises, times a factor.
    mutating func recordRate(
        _ name: String, _ labels: [String: String], _ counter: Double?, times factor: Double = 1
    ) {
        guard let counter else { return }
        record(name, labels, rates.rate(of: Series(name, labels), counter, at: instant).map { $0 * factor })
    }
}

extension MachineReading {
    /// Hundredths of a second by what they were spent on: user, nice, system, idle, waiting for a disk, two kinds of
    /// interrupts, stolen by the host. What guests take is in the first ones.
    private mutating func recordProcessors() {
        for words in files.lines("/proc/stat") {
            guard let name = words.first, name.hasPrefix("cpu") else { continue }
            let times = words.dropFirst().prefix(8).map { Double($0) ?? 0 }
            guard times.count >= 4 else { continue }
            let labels = name == "cpu" ? [:] : ["core": String(name.dropFirst(3))]
            let idle = times[3]
            let waiting = times.count > 4 ? times[4] : 0
            let stolen = times.count > 7 ? times[7] : 0
            let parts = [
                ("processor.work", times.reduce(0, +) - idle - waiting - stolen),
                ("processor.waiting", waiting), ("processor.stolen", stolen), ("idle", idle),
            ]
            let rises = parts.map { ($0.0, rates.rate(of: Series($0.0, labels), $0.1, at: instant)) }
            // One that goes backwards, as the wait for disks may, leaves a gap.
            guard rises.allSatisfy({ $0.1 != nil }) else { continue }
            let all = rises.reduce(0) { $0 + ($1.1 ?? 0) }
            guard all > 0 else { continue }
            for (name, rise) in rises.dropLast() { record(name, labels, rise.map { $0 / all }) }
        }
    }

    private func recordLoad() {
        let words = files.lines("/proc/loadavg").first ?? []
        for (minutes, word) in zip(["1", "5", "15"], words) {
            record("load", ["minutes": minutes], Double(word))
        }
        record("machine.uptime", [:], files.number("/proc/uptime"))
    }

    /// `some avg10=0.00 avg60=0.00 avg300=0.00 total=1234`, in microseconds.
    private mutating func recordPressure() {
        for (resource, file) in [("processor", "cpu"), ("memory", "memory"), ("disk", "io")] {
            for words in files.lines("/proc/pressure/\(file)") {
                guard let kind = words.first, ["some", "full"].contains(kind),
                    let total = words.first(where: { $0.hasPrefix("total=") })
                else { continue }
                recordRate(
                    "pressure", ["resource": resource, "kind": String(kind)], Double(total.dropFirst(6)),
                    times: 1e-6)
            }
        }
    }

    private func recordMemory() {
        var amounts: [Substring: Double] = [:]
        for words in files.lines("/proc/meminfo") where words.count > 1 {
            amounts[words[0]] = Double(words[1]).map { $0 * 1024 }
        }
        let (size, available) = (amounts["MemTotal:"], amounts["MemAvailable:"])
        record("memory.size", [:], size)
        record("memory.available", [:], available)
        if let size, let available { record("memory.used", [:], size - available) }
        record("swap.size", [:], amounts["SwapTotal:"])
        if let size = amounts["SwapTotal:"], let free = amounts["SwapFree:"] {
            record("swap.used", [:], size - free)
        }
    }

    /// Zones first; where there is none, what the chips tell.
    private func recordTemperatures() {
        let zones = files.names("/sys/class/thermal").filter { $0.hasPrefix("thermal_zone") }
        for zone in zones.prefix(64) {
            let folder = "/sys/class/thermal/\(zone)"
            let type = files.lines("\(folder)/type").first?.joined(separator: " ") ?? ""
            let name = type.isEmpty ? zone : "\(type) \(zone.dropFirst(12))"
            record("temperature", ["sensor": name], files.number("\(folder)/temp").map { $0 / 1000 })
        }
        guard zones.isEmpty else { return }
        for chip in files.names("/sys/class/hwmon").prefix(64) {
            let folder = "/sys/class/hwmon/\(chip)"
            let name = files.lines("\(folder)/name").first?.joined(separator: " ") ?? chip
            for file in files.names(folder) where file.hasPrefix("temp") && file.hasSuffix("_input") {
                let sensor = "\(name) \(file.dropFirst(4).dropLast(6))"
                record("temperature", ["sensor": sensor], files.number("\(folder)/\(file)").map { $0 / 1000 })
            }
        }
    }
}
