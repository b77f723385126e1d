import Glibc
import PinionAccounts

/// Who signed in from where, who guessed, who was kept out: the newest first, as it happens.
struct SecurityEventsView: View {
    let accounts: Accounts

    @State private var events: [SecurityEvent] = []
    @State private var problem: String?

    var body: some View {
        Section("What has happened") {
            if let problem { Text(problem).foregroundStyle(.red).name("events-problem") }
            Table(events) {
                TableColumn("When (UTC)") { event in Text(Self.time(event.latest)) }
                TableColumn("What") { event in Text(Self.text(event)) }
                TableColumn("Who") { event in Text(event.name) }
                TableColumn("From") { event in
                    Text(event.address.isEmpty ? "the server" : event.address)
                }
            }
            .accessibilityLabel("What has happened")
        }
        .task {
            let changes = accounts.changes
            await read()
            for await change in changes where change == .securityEvents || change == .everything {
                await read()
            }
        }
    }

    private func read() async {
        do {
            events = try await accounts.securityEvents()
            problem = nil
        } catch {
            problem = sentence(error)
        }
    }

    private static func text(_ event: SecurityEvent) -> String {
        let what = event.kind.rawValue.prefix(1).uppercased() + event.kind.rawValue.dropFirst()
        return event.count == 1 ? what : "\(what), \(event.count) times"
    }

    /// As in 2026-02-28 09:30.
    private static func time(_ seconds: Int64) -> String {
        var (time, parts) = (time_t(seconds), tm())
        gmtime_r(&time, &parts)
        func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(parts.tm_year + 1900)-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
            + " \(padded(parts.tm_hour)):\(padded(parts.tm_min))"
    }
}
