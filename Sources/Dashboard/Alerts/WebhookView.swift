import DashboardStorage
import PinionAccounts
import PinionDashboard

/// Where alerts are told beside the pages, and what could not be told.
struct WebhookView: View {
    @ObservedObject private var webhook: AlertWebhook
    @StateObject private var settings: SettingsEditor
    /// Where they are told if the program was started so.
    private let fixed: String?

    init(_ figures: Figures, _ settings: @autoclosure @escaping () -> SettingsEditor) {
        webhook = figures.webhook
        fixed = figures.fixedWebhook
        _settings = StateObject(wrappedValue: settings())
    }

    var body: some View {
        Section("Told elsewhere") {
            Form {
                TextField("Address", text: url, prompt: Text("https://"))
                    .name("webhook")
                    .keyboardType(.URL)
                    .autocorrectionDisabled()
                    .textInputAutocapitalization(.never)
                    .fieldError(settings.problem(\.webhookProblem))
                    .disabled(fixed != nil)
                if fixed != nil {
                    Text("The program was started with this address.").foregroundStyle(.secondary)
                } else {
                    Text("Each alert is sent there as JSON when it begins, and when it ends.")
                        .foregroundStyle(.secondary)
                }
                if let failure {
                    Text(failure).foregroundStyle(.red).name("webhook-problem")
                    if webhook.waitingCount > 0 { Button("Try now") { webhook.hurry() } }
                }
            }
        }
    }

    private var url: Binding<String> {
        fixed.map { Binding<String>.constant($0) } ?? settings.binding(\.webhook)
    }

    /// What could not be told, in sentences.
    private var failure: String? {
        var sentences: [String] = []
        if webhook.waitingCount > 0, let problem = webhook.problem {
            sentences.append(
                localized("Not told yet: \(Self.words(webhook.waitingCount)), \(problem). Trying again."))
        }
        if webhook.lostCount > 0 {
            sentences.append(localized("Lost, as nobody could be told: \(Self.words(webhook.lostCount))."))
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    private static func words(_ count: Int) -> LocalizedStringKey {
        count == 1 ? "1 message" : "\(count) messages"
    }
}
