/// What is known of a machine at one moment.
public struct MachineFigures: Equatable, Sendable {
    /// The space of a file system.
    public struct Disk: Identifiable, Equatable, Sendable {
        /// Where it is in the tree of folders.
        public let mount: String
        /// How many bytes of it are taken.
        public let used: Double
        /// How many there are.
        public let size: Double

        public var id: String { mount }

        public init(_ mount: String, used: Double, size: Double) {
            self.mount = mount
            self.used = used
            self.size = size
        }
    }

    /// The part of the time that all processors are at work, from 0 to 1.
    public var processors: Double?
    /// The same of each core.
    public var cores: [Double] = []
    /// Bytes of memory.
    public var memoryUsed: Double?
    public var memorySize: Double?
    /// Bytes of what memory is put away to.
    public var swapUsed: Double?
    public var swapSize: Double?
    /// The processes that want to run, on average of 1, 5 and 15 minutes.
    public var load: [Double] = []
    /// The hottest part, in degrees Celsius.
    public var temperature: Double?
    /// How long the machine has been running.
    public var uptime: Duration?
    /// Its file systems.
    public var disks: [Disk] = []

    /// Nothing is known.
    public init() {}
}

extension Recorder {
    /// What is known now of the machine that a ``MachineSource`` reads.
    public func machine() async -> MachineFigures {
        var figures = MachineFigures()
        figures.processors = await newest(Series("processor.work"))
        let cores = series(matching: "processor.work").filter { $0.labels["core"] != nil }
        for series in cores.sorted(by: { $0.number("core") < $1.number("core") }) {
            figures.cores.append(await newest(series) ?? 0)
        }
        figures.memoryUsed = await newest(Series("memory.used"))
        figures.memorySize = await newest(Series("memory.size"))
        figures.swapUsed = await newest(Series("swap.used"))
        figures.swapSize = await newest(Series("swap.size"))
        for minutes in ["1", "5", "15"] {
            if let load = await newest(Series("load", ["minutes": minutes])) { figures.load.append(load) }
        }
        for series in series(matching: "temperature") {
            guard let degrees = await newest(series) else { continue }
            figures.temperature = max(figures.temperature ?? degrees, degrees)
        }
        figures.uptime = await newest(Series("machine.uptime")).map {
            .seconds(min(max($0, 0), 1e15))
        }
        for series in series(matching: "disk.size") {
            guard let mount = series.labels["mount"], let size = await newest(series),
                let used = await newest(Series("disk.used", series.labels))
            else { continue }
            figures.disks.append(MachineFigures.Disk(mount, used: used, size: size))
        }
        return figures
    }

    /// The mean of the newest slot that has ended; nil if nothing has been measured in the last six seconds, or in the
    /// time after which sources are read again.
    func newest(_ series: Series) async -> Double? {
        let now = now()
        let reach = max(.seconds(6), sampling + .seconds(4))
        let range = Range(from: now.advanced(by: .zero - reach), to: now)
        return await values(of: series, in: range, points: .max).last { $0.summary != nil }?.summary?.mean
    }
}

extension Series {
    fileprivate func number(_ label: String) -> Int { labels[label].flatMap { Int($0) } ?? 0 }
}
