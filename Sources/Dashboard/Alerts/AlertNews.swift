import PinionAccounts
import PinionDashboard

/// Tells of alerts on a page that is about something else: a toast when one begins or ends, and their number before the
/// title.
struct AlertNews<Content: View>: View {
    @ObservedObject private var alerts: Alerts
    private let content: Content

    @Environment(\.toast) private var toast

    init(_ alerts: Alerts, @ViewBuilder content: () -> Content) {
        self.alerts = alerts
        self.content = content()
    }

    var body: some View {
        content
            .pageBadge(alerts.raisedNow.count)
            .onReceive(alerts.events) { event in
                toast(event.ended == nil ? "Alert: \(event.words)" : "Over: \(event.words)")
            }
    }
}

/// The way to the alerts, with their number.
struct AlertsLink: View {
    @ObservedObject private var alerts: Alerts

    init(_ alerts: Alerts) {
        self.alerts = alerts
    }

    var body: some View {
        let count = alerts.raisedNow.count
        NavigationLink(destination: "/alerts") {
            Label(count == 0 ? "Alerts" : "Alerts (\(count))" as LocalizedStringKey, systemImage: "bell")
        }
    }
}
