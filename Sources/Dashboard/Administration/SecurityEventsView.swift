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
                TableColumn("When (UTC)") { event in
                    Text(Moment(secondsSince1970: Double(event.latest)).minuteText)
                }
                TableColumn("What") { event in Text(Self.text(event)) }
                TableColumn("Who") { event in Text(event.name) }
                TableColumn("From") { event in
                    Text(event.address.isEmpty ? localized("the server") : event.address)
                }
            }
            .accessibilityLabel(localized("What has happened"))
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
        let kind = event.kind.rawValue
        let what = localized(LocalizedStringKey(kind.prefix(1).uppercased() + kind.dropFirst()))
        return event.count == 1 ? what : localized("\(what), \(event.count) times")
    }
}
