import PinionAccounts
import PinionDashboard

/// A rule: the figures that it is about with its bound, how they stand to it, and the fields by which it is changed.
struct AlertRuleView: View {
    @ObservedObject private var editor: AlertEditor
    private let rule: AlertRule
    private let picture: AlertLines.Picture
    private let subjects: [AlertSubject]
    private let bounds: ClosedRange<Double>
    private let states: [Series: AlertState]

    init(
        _ rule: AlertRule, _ editor: AlertEditor, _ picture: AlertLines.Picture, _ subjects: [AlertSubject],
        _ bounds: ClosedRange<Double>, _ states: [Series: AlertState]
    ) {
        self.rule = rule
        self.editor = editor
        self.picture = picture
        self.subjects = subjects
        self.bounds = bounds
        self.states = states
    }

    var body: some View {
        GroupBox(rule.name) {
            Text(standing).foregroundStyle(isRaised ? .red : .secondary).name("standing-\(rule.id)")
            chart
            if editor.isAllowed {
                form
            } else {
                Text(rule.boundText(for: AlertSubject(rule).description))
                    .name("bound-\(rule.id)")
            }
        }
    }

    private var chart: some View {
        Chart {
            ForEach(picture.lines) { line in
                ForEach(line.slots, id: \.start.millisecondsSince1970) { slot in
                    LineMark(
                        x: .value("Time", slot.start), y: .value("Figure", slot.summary?.mean),
                        series: .value("Series", line.id))
                }
            }
            RuleMark(y: .value("Bound", rule.bound)).foregroundStyle(.red)
        }
        .chartXScale(domain: picture.range)
        .chartYScale(domain: bounds)
        .frame(height: 140)
        .accessibilityLabel(localized("\(rule.name), the last ten minutes"))
    }

    private var form: some View {
        Form {
            TextField("Name", text: value(\.name)).name("name-\(rule.id)")
                .fieldError(rule.name.isEmpty ? localized("A rule needs a name.") : nil)
            Picker("Series", selection: editor.binding(rule.id, \.subject, AlertSubject(rule))) {
                ForEach(choices, id: \.self) { subject in Text(subject.description).tag(subject) }
            }
            .name("series-\(rule.id)")
            HStack(alignment: .bottom) {
                Picker("Out of bounds", selection: value(\.side)) {
                    Text("Above").tag(AlertRule.Side.above)
                    Text("Below").tag(AlertRule.Side.below)
                }
                .name("side-\(rule.id)")
                TextField("Bound" as LocalizedStringKey, value: value(\.bound), format: .number)
                    .name("bound-\(rule.id)")
                Picker("For", selection: value(\.duration)) {
                    ForEach(durations, id: \.self) { duration in
                        Text(Self.text(duration)).tag(duration)
                    }
                }
                .name("duration-\(rule.id)")
            }
            Slider(
                "Bound of \(rule.name)", value: value(\.bound), in: bounds,
                step: (bounds.upperBound - bounds.lowerBound) / 100
            )
            .name("slider-\(rule.id)")
            HStack {
                Toggle("Watched", isOn: value(\.isEnabled)).name("enabled-\(rule.id)")
                Spacer()
                Button("Delete", role: .destructive) { editor.remove(rule) }
                    .name("delete-\(rule.id)")
                    .accessibilityLabel(localized("Delete \(rule.name)"))
            }
        }
    }

    private func value<Value>(_ path: WritableKeyPath<AlertRule, Value>) -> Binding<Value> {
        editor.binding(rule.id, path, rule[keyPath: path])
    }

    /// What it is about may be gone.
    private var choices: [AlertSubject] {
        let own = AlertSubject(rule)
        return subjects.contains(own) ? subjects : [own] + subjects
    }

    private var durations: [Duration] {
        let usual = [0, 10, 30, 60, 300, 900].map { Duration.seconds($0) }
        return usual.contains(rule.duration) ? usual : (usual + [rule.duration]).sorted()
    }

    private var isRaised: Bool { states.values.contains { $0.isRaised } }

    /// How the figures stand to the bound, in words.
    private var standing: LocalizedStringKey {
        guard rule.isEnabled else { return "Not watched." }
        let raised = states.filter { $0.value.isRaised }.keys.sorted()
        if let first = raised.first {
            return raised.count == 1
                ? "Alert: \(first.description)." : "Alert: \(first.description) and \(raised.count - 1) more."
        }
        if states.values.contains(where: { if case .waiting = $0 { true } else { false } }) {
            return "Out of bounds, but not for long enough."
        }
        return states.values.contains(.quiet) ? "Within bounds." : "Nothing is measured."
    }

    private static func text(_ duration: Duration) -> LocalizedStringKey {
        let seconds = Int(duration.components.seconds)
        if seconds == 0 { return "at once" }
        return seconds % 60 == 0 ? "\(seconds / 60) min" : "\(seconds) s"
    }
}

extension AlertRule {
    /// What it is about.
    nonisolated var subject: AlertSubject {
        get { AlertSubject(self) }
        set { (series, labels) = (newValue.name, newValue.labels) }
    }
}
