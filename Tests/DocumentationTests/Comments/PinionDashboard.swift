import PinionDashboard

// What the comments and the article in `Sources/PinionDashboard` show.
private struct Dashboards {
    @MainActor func article(site: Site) {
        let recorder = Recorder(
            keptIn: .file("/var/lib/boiler/figures.sqlite"),
            sources: [MachineSource(), ProgramSource(), SiteSource(site)])
        let book = LogBook(recorder: recorder)
        site.logsRequests = true
        site.log = book.log(passingOnTo: .text())
        Task { await recorder.run() }
    }

    func recorder() {
        let recorder = Recorder(keptIn: .file("/var/lib/boiler/figures.sqlite"))
        let orders = recorder.counter("orders", ["kind": "express"])
        let level = recorder.gauge("tank.level")
        let answers = recorder.timer("answers")
        Task { await recorder.run() }

        orders.increment()
        level.record(0.7)
        answers.record(.milliseconds(12))
    }

    @MainActor func metrics(site: Site, recorder: Recorder) {
        site.furtherMetrics = { await recorder.metrics() }
    }

    func alertRule() {
        var rule = AlertRule("Hot", Series("temperature"), .above, 80, for: .seconds(60))
        rule.bound = 85
        _ = rule
    }

    @MainActor func alerts(recorder: Recorder) {
        let alerts = Alerts(of: recorder)
        alerts.rules.append(AlertRule("Hot", Series("boiler.temperature"), .above, 80, for: .seconds(60)))
        Task { await alerts.run() }
    }

    func series() {
        let series = Series("requests", ["path": "/people"], .counter)
        _ = series
    }

    func machine() {
        let recorder = Recorder(sources: [MachineSource(), ProgramSource()])
        _ = recorder
    }

    func processes() async {
        let processes = Processes()
        for process in await processes.top(10, by: .memory) {
            print(process.id, process.name, process.memory)
        }
    }

    @MainActor func webhook(alerts: Alerts) {
        let webhook = AlertWebhook(of: alerts, url: "https://chat.example/hooks/7")
        Task { await webhook.run() }
    }

    func nodes() {
        let others = NodeSource([
            NodeAddress("west", url: "http://10.0.0.2:9100/metrics"),
            NodeAddress("east", url: "https://east.example/metrics", token: "difference engine"),
        ])
        _ = others
    }

    @MainActor func log(site: Site, recorder: Recorder) {
        let book = LogBook(recorder: recorder)
        site.logsRequests = true
        site.log = book.log(passingOnTo: .text())

        let problems = book.lines(atLeast: .warning, containing: "upload", limit: 50)
        let slow = book.requests(atLeast: .milliseconds(50), limit: 20)
        _ = (problems, slow)
    }
}

private enum Tanks {
    struct Sensor {
        func read() -> Double? { nil }
    }

    struct TankSource: FigureSource {
        let sensor: Sensor

        func record(on recorder: Recorder, at instant: ContinuousClock.Instant) {
            if let level = sensor.read() { recorder.gauge("tank.level").record(level) }
        }
    }

    @MainActor func page() {
        let recorder = Recorder(sources: [MachineSource(), ProgramSource()])
        let site = Site {
            Page("/dashboard") { DashboardView(of: recorder) }
        }
        Task { await recorder.run() }
        _ = site
    }

    func units() {
        print(FigureUnit.bytes.text(1_288_490_189))  // 1.2 GiB
        print(FigureUnit.part.text(0.37))  // 37 %
    }

    @MainActor func openPages(site: Site) {
        let slow = site.openPages.filter { $0.longestTurn > .milliseconds(50) }
        _ = slow
    }
}

private struct FigureViews: View {
    let recorder: Recorder
    let book: LogBook
    let site: Site
    let processes: Processes
    let slots: [RecordedSlot]
    let range: Range<Moment>

    var body: some View {
        Tile("Processors", 0.37, unit: .part, change: 0.03, history: [0.2, 0.3, nil, 0.34, 0.37])
        LogView(book.lines(atLeast: .info, limit: 500))
        RequestTable(book.requests(atLeast: .milliseconds(50), limit: 20))
        PageTable(site.openPages)
        LiveTile("Processors", of: recorder, Series("processor.work"), unit: .part)
        LiveChart("Level", of: recorder, ["Level": Series("tank.level")], range: .day, unit: .part)
        LiveTile("Processors", of: recorder, Series("processor.work"), unit: .part)
        LiveTile("Received", of: recorder, sumOf: "network.received", by: "interface", unit: .bytesPerSecond)
        Group {
            LiveChart("Processors", of: recorder, ["Work": Series("processor.work")], unit: .part)
            LiveChart("Received", of: recorder, "network.received", by: "interface", unit: .bytesPerSecond)
            LiveMachine(of: recorder)
            LiveProcesses(processes, followedBy: recorder)
            LiveLog(book, followedBy: recorder)
            LiveRequests(book, followedBy: recorder)
            LivePages(of: site, followedBy: recorder)
            LiveNodes(of: recorder, range: .hour)
        }
    }
}

private enum Boilers {
    struct BoilerView: View {
        let recorder: Recorder
        @Query("range") private var range = FigureRange.live

        var body: some View {
            FigureRangePicker(selection: $range)
            LiveChart("Level", of: recorder, ["Level": Series("tank.level")], range: range)
        }
    }
}

@MainActor
private func values(recorder: Recorder, range: Range<Moment>) async -> some View {
    let slots = await recorder.values(of: Series("processor.work"), in: range, points: 150)
    let chart = TimeChart("Processors", [TimeChart.Line("Work", slots)], range: range, unit: .part)
    return chart
}

@MainActor
private func table(processes: Processes) async -> some View {
    ProcessTable(await processes.top(20, by: .memory))
}

@MainActor
private func machine(recorder: Recorder) async -> some View {
    MachineView(await recorder.machine())
}
