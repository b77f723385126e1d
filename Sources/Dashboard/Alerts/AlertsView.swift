import PinionAccounts
import PinionDashboard

/// The rules about figures, how these stand to them, and which alerts there have been.
struct AlertsView: View {
    @ObservedObject private var alerts: Alerts
    @StateObject private var lines: AlertLines
    @StateObject private var editor: AlertEditor
    @State private var subject: AlertSubject?

    init(
        _ figures: Figures, lines: @autoclosure @escaping () -> AlertLines,
        editor: @autoclosure @escaping () -> AlertEditor
    ) {
        alerts = figures.alerts
        _lines = StateObject(wrappedValue: lines())
        _editor = StateObject(wrappedValue: editor())
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            Text("Alerts").font(.largeTitle)
            Text(summary).foregroundStyle(alerts.raisedNow.isEmpty ? .secondary : .red).name("summary")
            ForEach(alerts.raisedNow) { event in
                Text("\(event.words), since \(event.begun.minuteText).").foregroundStyle(.red)
            }
            if let problem = alerts.problem {
                Text("Not kept at the moment: \(problem).").foregroundStyle(.red).name("problem")
            }
            ForEach(alerts.rules) { rule in
                AlertRuleView(
                    rule, editor, lines.pictures[AlertSubject(rule)] ?? AlertLines.Picture(), lines.subjects,
                    lines.bounds(of: rule), alerts.states[rule.id] ?? [:])
            }
            if editor.isAllowed { addition }
            AlertHistoryView(history: alerts.history)
        }
        .pageTitle("Alerts")
        .task { await lines.follow() }
        .onChange(of: alerts.rules.map(AlertSubject.init)) { Task { await lines.read() } }
    }

    private var addition: some View {
        Section("Another rule") {
            Form {
                HStack(alignment: .bottom) {
                    Picker("About", selection: $subject) {
                        Text("Choose a series").tag(AlertSubject?.none)
                        ForEach(lines.subjects, id: \.self) { subject in
                            Text(subject.description).tag(AlertSubject?.some(subject))
                        }
                    }
                    .name("about")
                    Button("Add rule") {
                        guard let subject else { return }
                        editor.add(about: subject, bound: await lines.suggestedBound(for: subject))
                        self.subject = nil
                    }
                    .disabled(subject == nil)
                }
            }
        }
    }

    private var summary: LocalizedStringKey {
        switch alerts.raisedNow.count {
        case 0: "All is within bounds."
        case 1: "1 alert."
        case let count: "\(count) alerts."
        }
    }
}
