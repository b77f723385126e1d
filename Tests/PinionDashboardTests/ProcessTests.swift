import Glibc
import Pinion
import PinionTesting
import Testing

@testable import PinionDashboard

@Suite("The processes")
struct ProcessTests {
    private let start = ContinuousClock.now

    @Test func areReadFromTheirFiles() throws {
        let root = try Root()
        try root.write([
            "etc/passwd": "root:x:0:0::/root:/bin/sh\nada:x:1000:1000::/home/ada:/bin/sh\nbroken\n",
            "proc/7/stat": Self.stat(7, "a (b) c", user: 100, system: 50, threads: 3, start: 900),
            "proc/7/status": "Name:\ta\nUid:\t0\t1000\t0\t0\nVmRSS:\t  12 kB\n",
            "proc/7/fd/0": "", "proc/7/fd/1": "",
            "proc/8/stat": Self.stat(8, "kernel", user: 0, system: 0, threads: 1, start: 1),
            "proc/8/status": "Uid:\t4711\t4711\n",
            "proc/9/stat": "9 (gone", "proc/meminfo": "",
        ])
        let processes = Processes(root: root.path)
        let first = processes.list(at: start)
        #expect(
            first == [
                RunningProcess(
                    id: 7, name: "a (b) c", user: "ada", processors: nil, memory: 12_288, descriptors: 2,
                    threads: 3),
                RunningProcess(
                    id: 8, name: "kernel", user: "4711", processors: nil, memory: 0, descriptors: nil,
                    threads: 1),
            ])
        try root.write([
            "proc/7/stat": Self.stat(7, "a (b) c", user: 150, system: 100, threads: 3, start: 900),
            "proc/8/stat": Self.stat(8, "another", user: 90, system: 0, threads: 1, start: 2),
        ])
        // The number of the second was given again.
        #expect(processes.list(at: start + .seconds(2)).map(\.processors) == [0.5, nil])
    }

    @MainActor
    @Test func areReadOnceForAllOrders() async throws {
        let root = try Root()
        let clock = HandClock()
        let recorder = Recorder(on: clock)
        let processes = Processes(root: root.path)
        func work(_ number: Int) throws {
            try root.write([
                "proc/7/stat": Self.stat(
                    7, "round \(number)", user: number * 1_000, system: 0, threads: 3, start: 900)
            ])
        }
        try work(0)
        let tabs = try (0..<2).map { _ in try TestTab { LiveProcesses(processes, followedBy: recorder) } }
        try tabs[1].choose("Memory", in: "Most")
        // What is read when the first page comes is there before anything is read at a tick: no reading is under way
        // while the next round's work is written.
        while !(tabs.allSatisfy { $0.shows("round 0") } && recorder.followerCount > 0) { await Task.yield() }
        for number in 1...5 {
            try work(number)
            recorder.step(clock)
            while !tabs.allSatisfy({ $0.shows("round \(number)") }) { await Task.yield() }
        }
        #expect(tabs.map { $0.texts.contains("0 %") } == [false, false])
    }

    @Test func areTheOnesThatPsKnows() async throws {
        let known = try psLines()
        let found = await Processes().top(100_000, by: .memory)
        let again = try psLines()
        var compared = 0
        for process in found {
            // Those that were there all the time, and changed nothing; the kernel's own change their names.
            guard let line = known[process.id], line == again[process.id], process.memory > 0 else {
                continue
            }
            #expect(line == [process.name, process.user, "\(process.threads)", "\(process.memory / 1024)"])
            compared += 1
        }
        #expect(compared > 3)
        let memory = found.map(\.memory)
        #expect(memory == memory.sorted(by: >))
        let own = found.first { $0.id == Int(getpid()) }
        #expect((own?.descriptors ?? 0) > 2)
        #expect(await Processes().top(-1, by: .processor).isEmpty)
    }

    private func psLines() throws -> [Int: [String]] {
        let pipe = try #require(popen("ps -eo pid=,user:40=,nlwp=,rss=,comm=", "r"))
        defer { pclose(pipe) }
        var lines: [Int: [String]] = [:]
        var buffer = [CChar](repeating: 0, count: 512)
        while fgets(&buffer, 512, pipe) != nil {
            let line = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            let words = line.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: true)
            guard words.count == 5, let id = Int(words[0]) else { continue }
            var name = words[4].drop { $0 == " " }
            if name.last == "\n" { name = name.dropLast() }
            if name.hasSuffix(" <defunct>") { name = name.dropLast(10) }
            lines[id] = [String(name), String(words[1]), String(words[2]), String(words[3])]
        }
        return lines
    }

    private static func stat(
        _ id: Int, _ name: String, user: Int, system: Int, threads: Int, start: Int
    ) -> String {
        "\(id) (\(name)) S 1 7 7 0 -1 4194560 100 0 0 0 \(user) \(system) 0 0 20 0 \(threads) 0 \(start) 1000 30\n"
    }
}
