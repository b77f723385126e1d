import DashboardStorage
import PinionAccounts

/// The settings of the dashboard, for the fields of an administrator's page.
final class SettingsEditor: ObservableObject {
    /// What the fields show.
    @Published private(set) var entered: DashboardSettings
    /// Why it is not stored; nil if it is.
    @Published private(set) var problem: String?

    private let settings: SiteSettings
    private let enter: (DashboardSettings) -> Void
    private var subscriptions: [AnyCancellable] = []

    init(_ settings: SiteSettings, for visit: Visit) {
        self.settings = settings
        entered = settings.entered
        problem = settings.problem
        let (user, origin, isAllowed) = (visit.userID, PageOrigin(visit), visit.isAdministrator)
        enter = { new in
            if let user, isAllowed { settings.enter(new, by: user, from: origin) }
        }
        settings.$entered.sink { [weak self] in self?.entered = $0 }.store(in: &subscriptions)
        settings.$problem.sink { [weak self] in self?.problem = $0 }.store(in: &subscriptions)
    }
}

extension SettingsEditor {
    /// A setting, for a field.
    func binding<Value>(_ path: WritableKeyPath<DashboardSettings, Value>) -> Binding<Value> {
        Binding<Value>(
            get: { [settings] in settings.entered[keyPath: path] },
            set: { [settings, enter] value in
                var new = settings.entered
                new[keyPath: path] = value
                enter(new)
            })
    }

    /// What is wrong with a setting, as a sentence.
    func problem(_ path: KeyPath<DashboardSettings, SettingProblem?>) -> String? {
        entered[keyPath: path].map { sentence($0) }
    }
}
