import PinionAccounts

/// The entries.
struct BookView: View {
    let visit: Visit
    @ObservedObject var book: Book

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            HStack {
                NavigationLink("Write something", destination: "/write")
                Spacer()
                if let user = visit.user {
                    Text("Signed in as \(user.name)").foregroundStyle(.secondary)
                    Button("Sign out") { try? await visit.signOut() }
                } else {
                    NavigationLink("Sign up", destination: "/signup")
                }
            }
            if book.entries.isEmpty {
                ContentUnavailableView(
                    "Nobody has been here", systemImage: "pencil", description: Text("Be the first."))
            }
            ForEach(book.entries) { entry in EntryView(entry: entry) }
        }
        .padding()
        .navigationTitle("Guest book")
    }
}
