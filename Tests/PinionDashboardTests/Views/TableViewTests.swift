import PinionTesting
import Testing

@testable import PinionDashboard

@MainActor
@Suite("Tables of what goes on")
struct TableViewTests {
    private let clock = HandClock()

    @Test func showProcesses() throws {
        let process = RunningProcess(
            id: 4_711, name: "boiler", user: "ann", processors: 0.12, memory: 3_145_728, descriptors: nil,
            threads: 4)
        let tab = try TestTab { ProcessTable([process]) }
        #expect(
            tab.texts == [
                "Name", "Number", "User", "Processors", "Memory", "Files", "Threads", "boiler", "4711", "ann",
                "12 %", "3 MiB", "–", "4",
            ])
    }

    @Test func showRequestsAndActions() throws {
        let book = LogBook(now: { [clock] in clock.now })
        book.log()(
            .info, "request",
            [
                ("method", "GET"), ("path", "/people/5"), ("pattern", "/people/:id"), ("status", "200"),
                ("bytes", "2048"), ("milliseconds", "1.5"),
            ])
        book.log()(.info, "action", [("action", "save"), ("path", "/profile"), ("milliseconds", "70")])
        let tab = try TestTab { RequestTable(book.requests()) }
        #expect(tab.texts.suffix(6) == ["GET", "/people/5", "/people/:id", "200", "2 KiB", "1.5 ms"])
        #expect(tab.shows("Action save"))
        #expect(tab.shows("70 ms"))
        #expect(try TestTab { RequestTable([]) }.shows("No requests yet"))
    }

    @Test func showTheMachine() throws {
        var figures = MachineFigures()
        figures.processors = 0.5
        figures.cores = [0.25, 0.75]
        figures.memoryUsed = 1_073_741_824
        figures.memorySize = 4_294_967_296
        figures.load = [0.5, 1, 1.25]
        figures.uptime = .seconds(7_260)
        figures.disks = [MachineFigures.Disk("/", used: 1_048_576, size: 2_097_152)]
        let tab = try TestTab { MachineView(figures) }
        for text in ["50 %", "1 GiB of 4 GiB", "25 %", "75 %", "1 MiB of 2 MiB", "0.5  1  1.25", "2 h 1 min"]
        {
            #expect(tab.shows(text), "\(text)")
        }
        #expect(!tab.shows("Temperature"))
        #expect(try TestTab { MachineView(MachineFigures()) }.shows("–"))
    }

    @Test func showTheLogFromALevelOnWithAText() async throws {
        let book = LogBook(now: { [clock] in clock.now })
        let log = book.log()
        log(.info, "started")
        log(.warning, "slow turn", [("path", "/people")])
        let tab = try TestTab { LogView(book.lines()) }
        #expect(tab.shows("started"))
        try tab.choose("Warning", in: "From")
        #expect(!tab.shows("started"))
        #expect(tab.shows("slow turn path=/people"))
        try tab.type("disk", into: "Search")
        #expect(tab.shows("No such lines"))
    }
}
