import PinionAccounts

/// What is shown where there is no page.
struct MissingPageView: View {
    let path: String

    var body: some View {
        VStack(spacing: 16) {
            Text("Nothing here").font(.largeTitle)
            Text("There is no page at \(path).").foregroundStyle(.secondary)
            NavigationLink("Back to the dashboard", destination: "/")
        }
        .padding()
        .pageTitle("Nothing here")
    }
}
