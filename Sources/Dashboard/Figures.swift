import DashboardStorage
import PinionAccounts
import PinionDashboard
import Programs
import Storage

/// The figures of the machine and of the program over time, what is watched of them, and who is told of it.
final class Figures {
    private(set) var recorder: Recorder
    private(set) var alerts: Alerts
    private(set) var webhook: AlertWebhook
    /// Where alerts are told, if the program was started so; nobody changes it on a page then.
    private(set) var fixedWebhook: String?

    private let sources: [any FigureSource]
    private var file: String?
    private var isInProgram = false
    private var tasks: [Task<Void, Never>] = []

    /// - Parameter sources: what is read, every two seconds unless something else is set.
    init(sources: [any FigureSource] = []) {
        self.sources = sources
        recorder = Recorder(sources: sources)
        alerts = Alerts(of: recorder)
        webhook = AlertWebhook(of: alerts)
    }

    isolated deinit {
        for task in tasks { task.cancel() }
    }
}

extension Figures {
    static let flags = [
        Flag(
            "--figures", variable: "FIGURES", "FILE",
            help: "where figures are kept; beside a database of SQLite unless set, else in memory"),
        Flag(
            "--alert-webhook", variable: "ALERT_WEBHOOK", "URL",
            help: "told of alerts by a POST with JSON, whatever the administrator has set"),
    ]

    /// Takes what has been set when the program was started.
    func read(_ options: Options) throws {
        file = options["--figures"]
        isInProgram = true
        if let url = options["--alert-webhook"] {
            if let problem = DashboardSettings.problem(ofWebhook: url) {
                throw UsageError("--alert-webhook: \(problem)")
            }
            fixedWebhook = url
        }
    }

    /// Begins to record and to watch. Rules and alerts are kept in the database, and are the same on all nodes.
    func start(_ accounts: Accounts) {
        let location = accounts.database.location
        if isInProgram, let file = file ?? Self.file(beside: location) {
            recorder = Recorder(keptIn: .file(file), sources: sources)
        }
        alerts = Alerts(of: recorder, keptIn: location == .sqlite(":memory:") ? nil : location)
        webhook = AlertWebhook(of: alerts, url: fixedWebhook ?? "")
        tasks = [
            Task { [recorder] in await recorder.run() },
            Task { [alerts] in await alerts.run() },
            Task { [webhook] in await webhook.run() },
        ]
    }

    /// Takes what administrators have set.
    func use(_ settings: DashboardSettings) {
        recorder.sampling = .seconds(settings.sampling)
        recorder.retention = .seconds(settings.retention * 86_400)
        if fixedWebhook == nil, webhook.url != settings.webhook { webhook.url = settings.webhook }
    }

    /// Ends it, once what there is has been kept.
    func stop() async {
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
        tasks = []
    }

    /// `people.sqlite` has its figures in `people-figures.sqlite`.
    static func file(beside location: DatabaseLocation) -> String? {
        guard case .sqlite(let path) = location, path != ":memory:" else { return nil }
        return (path.hasSuffix(".sqlite") ? String(path.dropLast(7)) : path) + "-figures.sqlite"
    }
}
