/// The name of a series in the text format of Prometheus, with its unit.
struct MetricName {
    let text: String

    static let prefix = "pinion_recorded_"

    init(_ series: Series) {
        let words = String(
            series.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        let unit = series.kind == .timer ? "seconds" : Self.unit(of: series.name)
        text = Self.prefix + words + (unit.map { "_\($0)" } ?? "")
    }

    /// That of what the sources record; other series are told without one.
    private static func unit(of name: String) -> String? {
        let words = name.split(separator: ".").map(String.init)
        switch (words.first, words.last) {
        case (_, "limit") where name.hasPrefix("container.processes"), ("container", "processes"): return nil
        case ("container", "memory"), ("memory", _), ("swap", _), ("program", "memory"): return "bytes"
        case ("container", _) where name.hasPrefix("container.memory."): return "bytes"
        case ("disk", "size"), ("disk", "used"), ("disk", "available"): return "bytes"
        case ("disk", "read"), ("disk", "written"), ("network", "received"), ("network", "sent"),
            ("site", "bytes"):
            return "bytes_per_second"
        case ("processor", _), ("pressure", _), ("disk", "work"): return "ratio"
        case ("temperature", _): return "celsius"
        case ("machine", "uptime"), ("site", "turn"): return "seconds"
        default: return nil
        }
    }
}
