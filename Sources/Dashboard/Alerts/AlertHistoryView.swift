import PinionAccounts
import PinionDashboard

/// The alerts of now, and those that have been; the newest first.
struct AlertHistoryView: View {
    let history: [AlertEvent]

    @State private var shown = 20

    var body: some View {
        Section("What there was") {
            if history.isEmpty {
                Text("No alert yet.").foregroundStyle(.secondary)
            } else {
                Table(Array(history.prefix(shown))) {
                    TableColumn("Begun (UTC)") { event in Text(event.begun.minuteText) }
                    TableColumn("Ended (UTC)") { event in
                        Text(event.ended?.minuteText ?? localized("goes on"))
                    }
                    TableColumn("Alert") { event in Text(event.rule.name) }
                    TableColumn("Figure") { event in
                        Text(event.rule.boundText(for: event.series.description))
                    }
                    TableColumn("Furthest out") { event in Text(FigureText(event.worst).description) }
                        .alignment(.trailing)
                    TableColumn("Node") { event in Text(event.node) }
                }
                .accessibilityLabel(localized("What there was"))
                if shown < history.count { MoreButton(shown: shown, of: history.count) { shown += 50 } }
            }
        }
    }
}
