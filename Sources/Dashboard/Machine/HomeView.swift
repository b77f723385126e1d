import PinionAccounts

/// Greets who is signed in, and shows how the machine is doing.
struct HomeView: View {
    let user: UserModelController
    let visit: Visit

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            Greeting(name: visit.user?.name ?? "")
            MachineView(machine: .shared)
        }
        .pageTitle("Home")
    }
}

private struct Greeting: View {
    let name: String

    var body: some View {
        Text("Hello, \(name)").font(.largeTitle).name("greeting")
    }
}
