import PinionAccounts

/// Who has changed what, when and from where: the newest first, as it happens, searched and page by page.
struct ActionListView: View {
    private let accounts: Accounts

    @Query("q") private var search = ""
    @Query("before", .push) private var before: Int?
    @State private var actions: [LoggedAction] = []
    @State private var problem: String?

    init(_ accounts: Accounts) {
        self.accounts = accounts
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            Text("What was done").font(.largeTitle)
            Form {
                SearchField(text: $search, prompt: "Who, what, or where from")
            }
            if let problem { Text(problem).foregroundStyle(.red).name("problem") }
            if actions.isEmpty {
                Text(search.isEmpty && before == nil ? "Nothing yet." : "Nothing like that.").name("nothing")
            } else {
                Table(Array(actions.prefix(Self.pageSize))) {
                    TableColumn("When (UTC)") { action in
                        Text(Moment(secondsSince1970: Double(action.time)).minuteText)
                    }
                    TableColumn("Who") { action in Text(action.name) }
                    TableColumn("What") { action in Text(Self.text(action)) }
                    TableColumn("From") { action in
                        Text(action.address.isEmpty ? localized("not known") : action.address)
                    }
                }
                .accessibilityLabel(localized("What was done"))
            }
            if before != nil || actions.count > Self.pageSize {
                HStack(spacing: 16) {
                    if before != nil { Button("Newest") { before = nil } }
                    if actions.count > Self.pageSize {
                        Button("Earlier") { before = Int(clamping: actions[Self.pageSize - 1].id) }
                    }
                }
            }
            NavigationLink("Administration", destination: "/administration")
        }
        .pageTitle("What was done")
        .onChange(of: search) { before = nil }
        .task(id: [search, "\(before ?? 0)"]) {
            let changes = accounts.changes
            await read()
            for await change in changes where change == .actions || change == .everything { await read() }
        }
    }

    private func read() async {
        do {
            // One more tells whether there are more.
            let new = try await accounts.actions(
                before: before.map { Int64($0) }, matching: search, limit: Self.pageSize + 1)
            guard !Task.isCancelled else { return }
            if new != actions { actions = new }
            problem = nil
        } catch {
            problem = sentence(error)
        }
    }

    private static func text(_ action: LoggedAction) -> String {
        let what = action.subject.isEmpty ? action.action : "\(action.action) \(action.subject)"
        return action.count == 1 ? what : localized("\(what), \(action.count) times")
    }

    private static let pageSize = 50
}
