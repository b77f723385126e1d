import DatabaseTesting
import Glibc
import Pinion
import Testing

@testable import PinionDashboard

@Suite("What the machine tells")
struct MachineTests {
    private let clock = HandClock()
    private let start = ContinuousClock.now

    @Test func everyFigureOfTheFilesIsTold() async throws {
        let root = try Root()
        try root.write(Self.before)
        let recorder = Recorder(on: clock)
        let machine = MachineSource(root: root.path)
        machine.record(on: recorder, at: start)
        recorder.step(clock)
        try root.write(Self.after)
        machine.record(on: recorder, at: start + .seconds(2))
        recorder.step(clock)
        var told: [String: Double] = [:]
        for series in recorder.series() where !series.name.hasPrefix("disk.size") {
            let slots = await recorder.slots(series, from: "12:00:02", to: "12:00:04")
            told[series.description] = slots[0].summary?.mean
        }
        let wanted: [String: Double] = [
            "processor.work": 0.5, "processor.waiting": 0.125, "processor.stolen": 0.125,
            #"processor.work{core="0"}"#: 0.25, #"processor.waiting{core="0"}"#: 0,
            #"processor.stolen{core="0"}"#: 0,
            #"load{minutes="1"}"#: 0.5, #"load{minutes="5"}"#: 0.25, #"load{minutes="15"}"#: 0.75,
            "machine.uptime": 350.25,
            #"pressure{kind="some",resource="processor"}"#: 0.25,
            #"pressure{kind="some",resource="disk"}"#: 0.5,
            #"pressure{kind="full",resource="disk"}"#: 0.125,
            "memory.size": 1_024_000, "memory.available": 256_000, "memory.used": 768_000,
            "swap.size": 2_048, "swap.used": 1_024,
            #"disk.read{disk="sda"}"#: 512, #"disk.written{disk="sda"}"#: 1_024,
            #"disk.work{disk="sda"}"#: 0.5,
            #"network.received{interface="eth0"}"#: 500, #"network.sent{interface="eth0"}"#: 1_000,
            #"network.errors{interface="eth0"}"#: 5,
            #"temperature{sensor="x86_pkg_temp 0"}"#: 45.5,
            "container.memory.used": 4_096, "container.memory.limit": 8_192,
            "container.processors.limit": 1.5, "container.processors.used": 0.25,
            "container.throttled": 0.5, "container.processes": 7,
        ]
        #expect(
            told.filter { !$0.key.hasPrefix("disk.used") && !$0.key.hasPrefix("disk.available") } == wanted)
    }

    @Test func whatIsMissingOrNonsenseIsAGap() async throws {
        let root = try Root()
        let recorder = Recorder(on: clock)
        let machine = MachineSource(root: root.path)
        machine.record(on: recorder, at: start)
        #expect(recorder.series().isEmpty)
        for name in Self.before.keys {
            for nonsense in [
                "", "\n", "cpu", "cpu0 a b c d e\nx", ":\n:::", "\\0\u{0}", "1 2 3 - - -",
                "some\nfull total=",
            ] {
                try root.write([name: nonsense])
                machine.record(on: recorder, at: start)
                machine.record(on: recorder, at: start + .seconds(2))
            }
        }
        // Numbers at the beginning of their files are those, whatever follows.
        let numbers: Set = ["load", "machine.uptime", "temperature"]
        #expect(Set(recorder.series().map(\.name)) == numbers)
        recorder.step(clock)
    }

    @Test(arguments: [(1e30, 1e15), (-1e30, 0), (350.25, 350.25)])
    func anUptimeIsADuration(_ recorded: Double, _ told: Double) async {
        let recorder = Recorder(on: clock)
        recorder.gauge("machine.uptime").record(recorded)
        recorder.step(clock)
        #expect(await recorder.machine().uptime == .seconds(told))
    }

    @Test func aCounterThatGoesBackwardsIsAGap() async throws {
        let root = try Root()
        try root.write(Self.after)
        let recorder = Recorder(on: clock)
        let machine = MachineSource(root: root.path)
        machine.record(on: recorder, at: start)
        try root.write(Self.before)
        machine.record(on: recorder, at: start + .seconds(2))
        recorder.step(clock)
        let names = Set(recorder.series().map(\.name))
        #expect(names.isDisjoint(with: ["processor.work", "pressure", "disk.read", "network.received"]))
        #expect(names.contains("memory.used"))
    }

    /// One file after the other is missing: what stands in the others is told all the same.
    @Test(arguments: after.keys.sorted())
    func aFileThatIsMissingTakesNothingElseAlong(missing: String) throws {
        let root = try Root()
        let recorder = Recorder(on: clock)
        let machine = MachineSource(root: root.path)
        try root.write(Self.before)
        machine.record(on: recorder, at: start)
        try root.write(Self.after)
        unlink(root.path + "/" + missing)
        recorder.step(clock)
        machine.record(on: recorder, at: start + .seconds(2))
        let words = ["processor", "load", "machine", "pressure", "memory", "disk", "network", "container"]
        let others = words.filter { word in
            switch missing.split(separator: "/").last {
            case "stat": word != "processor"
            case "loadavg": word != "load"
            case "uptime": word != "machine"
            case "cpu", "io": word != "pressure"
            case "meminfo": word != "memory"
            case "mountinfo", "diskstats": word != "disk"
            case "dev": word != "network"
            default: word != "container"
            }
        }
        let told = Set(recorder.series().map { String($0.name.prefix { $0 != "." }) })
        #expect(told.isSuperset(of: others))
    }

    @Test func aDiskThatGoesAwayAndComesBackIsAGap() async throws {
        let root = try Root()
        try root.write(["sys/block/sda/dev": "8:0\n"])
        let recorder = Recorder(on: clock)
        let machine = MachineSource(root: root.path)
        for (second, sectors) in [10, 20, nil, 900, 940].enumerated() {
            let line = sectors.map { "   8 0 sda 10 0 \($0) 5 20 0 200 5 0 3000 10 0 0 0 0\n" }
            try root.write(["proc/diskstats": line ?? ""])
            machine.record(on: recorder, at: start + .seconds(second))
            recorder.step(clock)
        }
        let read = Series("disk.read", ["disk": "sda"])
        let means = await recorder.means(read, from: "12:00:00", to: "12:00:10")
        // What the disk has counted meanwhile is nobody's.
        #expect(means == [nil, 5_120, nil, nil, 20_480])
    }
}

extension MachineTests {
    static let before = [
        "proc/stat": "cpu  100 0 100 1000 50 0 0 10 0 0\ncpu0 50 0 50 500 0 0 0 0 0 0\nintr 1 2 3\n",
        "proc/loadavg": "0.10 0.20 0.30 1/100 1234\n",
        "proc/uptime": "348.25 100.00\n",
        "proc/pressure/cpu": "some avg10=1.00 avg60=0.00 avg300=0.00 total=1000000\n",
        "proc/pressure/io": "some avg10=0.00 total=500\nfull avg10=0.00 total=400\n",
        "proc/meminfo": "MemTotal: 2000 kB\n",
        "proc/self/mountinfo": "27 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw\n",
        "proc/diskstats":
            "   8 0 sda 10 0 100 5 20 0 200 5 0 3000 10 0 0 0 0\n   7 0 loop0 1 0 1 1 1 1 1 1 1 1 1\n",
        "proc/net/dev":
            "Inter-| Receive\n face |bytes\n  eth0: 1000 10 1 2 0 0 0 0 5000 20 0 0 0 0 0 0\n",
        "proc/self/cgroup": "0::/\n",
        "sys/block/sda/dev": "8:0\n",
        "sys/class/thermal/thermal_zone0/temp": "40000\n",
        "sys/class/thermal/thermal_zone0/type": "x86_pkg_temp\n",
        "sys/fs/cgroup/memory.current": "4096\n",
        "sys/fs/cgroup/memory.max": "max\n",
        "sys/fs/cgroup/pids.current": "6\n",
        "sys/fs/cgroup/pids.max": "max\n",
        "sys/fs/cgroup/cpu.max": "max 100000\n",
        "sys/fs/cgroup/cpu.stat": "usage_usec 1000\nthrottled_usec 0\n",
    ]

    static let after = [
        "proc/stat": "cpu  120 0 120 1020 60 0 0 20 0 0\ncpu0 55 0 55 530 0 0 0 0 0 0\nintr 1 2 3\n",
        "proc/loadavg": "0.50 0.25 0.75 1/100 1234\n",
        "proc/uptime": "350.25 100.00\n",
        "proc/pressure/cpu": "some avg10=1.00 avg60=0.00 avg300=0.00 total=1500000\n",
        "proc/pressure/io": "some avg10=0.00 total=1000500\nfull avg10=0.00 total=250400\n",
        "proc/meminfo":
            "MemTotal: 1000 kB\nMemFree: 5 kB\nMemAvailable: 250 kB\nSwapTotal: 2 kB\nSwapFree: 1 kB\n",
        "proc/self/mountinfo": "27 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw\n",
        "proc/diskstats": "   8 0 sda 10 0 102 5 20 0 204 5 0 4000 10 0 0 0 0\n",
        "proc/net/dev":
            "Inter-| Receive\n face |bytes\n  eth0: 2000 10 1 12 0 0 0 0 7000 20 0 0 0 0 0 0\n",
        "proc/self/cgroup": "0::/\n",
        "sys/class/thermal/thermal_zone0/temp": "45500\n",
        "sys/fs/cgroup/memory.current": "4096\n",
        "sys/fs/cgroup/memory.max": "8192\n",
        "sys/fs/cgroup/pids.current": "7\n",
        "sys/fs/cgroup/cpu.max": "150000 100000\n",
        "sys/fs/cgroup/cpu.stat": "usage_usec 501000\nthrottled_usec 1000000\n",
    ]
}
