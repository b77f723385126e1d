import PinionAccounts
import PinionDashboard

/// Greets who is signed in, and shows how the machine and the program are doing.
struct HomeView: View {
    let user: UserModelController
    let visit: Visit
    let figures: Figures

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            DisplayName(of: user, until: visit.user?.name ?? "", greets: true)
            DashboardView(of: figures.recorder, alerts: figures.alerts)
        }
        .pageTitle("Home")
    }
}
