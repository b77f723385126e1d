import PinionAccounts
import PinionAccountsTesting
import Testing

@testable import Dashboard

@Suite struct TheMachine {
    private static let first = MachineReading(
        stat: "cpu  100 0 100 700 100 0 0 0 0 0\ncpu0 1 2 3",
        meminfo: "MemTotal: 1000 kB\nMemAvailable: 250 kB\n",
        loadavg: "0.52 0.58 0.59 1/977 12345", uptime: "5000.12 9000.00")
    private static let second = MachineReading(
        stat: "cpu  150 0 125 725 100 0 0 0 0 0", meminfo: "MemTotal: 1000 kB\nMemAvailable: 250 kB\n",
        loadavg: "0.60 0.58 0.59 1/977 12345", uptime: "5002.12 9000.00")

    @Test func isReadAsTheKernelTells() {
        #expect(Self.first.memoryUse == 0.75)
        #expect(Self.first.load == 0.52)
        #expect(Self.first.uptime == 5000)
        #expect(Self.second.work(since: Self.first) == 0.75)
        #expect(Self.first.work(since: Self.first) == 0)
    }

    @Test func isNothingWhereTheKernelTellsNothing() {
        let nothing = MachineReading(stat: "", meminfo: "x", loadavg: "", uptime: "")
        #expect(nothing == MachineReading())
        #expect(nothing.memoryUse == 0)
    }

    @Test func isNotDrawnForTheTimeInWhichTheProgramWasStopped() throws {
        var reading = MachineReading(processorTime: 0, idleTime: 0, uptime: 1_000)
        let machine = Machine { reading }
        func look(after seconds: Int, busy: Int) {
            reading.uptime += seconds
            reading.processorTime += seconds * 100
            reading.idleTime += seconds * (100 - busy)
            machine.sample()
        }
        for busy in [50, 100] { look(after: 2, busy: busy) }
        look(after: 40, busy: 80)
        #expect(machine.work == 1)
        for busy in [25, 50] { look(after: 2, busy: busy) }
        #expect(
            machine.samples == [
                Machine.Sample(id: 1, work: 0.5), Machine.Sample(id: 2, work: 1),
                Machine.Sample(id: 22, work: nil),
                Machine.Sample(id: 23, work: 0.25), Machine.Sample(id: 24, work: 0.5),
            ])
        let tab = try TestTab { MachineView(machine: machine) }
        #expect(
            tab.html.contains(
                #"d="M0 50L4.35 0L4.35 100L0 100ZM95.65 75L100 50L100 100L95.65 100Z""#))
        // After minutes nothing of the last two is known.
        look(after: 300, busy: 90)
        #expect(machine.samples == [Machine.Sample(id: 174, work: nil)])
    }

    @Test func isSampledEveryTwoSecondsWhileSomebodyLooks() async throws {
        var readings = [Self.first, Self.first, Self.second]
        let machine = Machine { readings.count > 1 ? readings.removeFirst() : readings[0] }
        let clock = VirtualClock()
        let tab = try TestTab(clock: clock) { MachineView(machine: machine) }
        await clock.advance(by: .seconds(1))
        #expect(machine.samples.count == 1)
        await clock.advance(by: .seconds(2))
        #expect(machine.samples.map(\.work) == [0, 0.75])
        #expect(tab.shows("75 %"))
        tab.close()
        await clock.advance(by: .seconds(10))
        #expect(machine.samples.count == 2)
    }
}
