import PinionAccounts

/// Those who can sign in, with what an administrator can do about them.
struct AccountListView: View {
    @StateObject private var list: AccountList
    @Query("q") private var search = ""
    @State private var shown = 50
    @State private var isDeleting = false
    @State private var deleted: User?
    @State private var renewed: Renewal?

    private struct Renewal: Identifiable {
        let user: User
        var id: User.ID { user.id }
    }

    init(_ list: @autoclosure @escaping () -> AccountList) {
        _list = StateObject(wrappedValue: list())
    }

    var body: some View {
        let found = list.accounts(matching: search)
        VStack(alignment: .leading, spacing: 24) {
            Text("Who can sign in").font(.largeTitle)
            Form {
                SearchField(text: $search, prompt: "Name or e-mail address")
            }
            if let outcome = list.outcome { Text(outcome).name("outcome") }
            if let problem = list.problem { Text(problem).foregroundStyle(.red).name("problem") }
            if !list.isLoaded {
                ProgressView("Loading…")
            } else if found.isEmpty {
                Text("Nobody is called that.").name("nobody")
            } else {
                table(Array(found.prefix(shown)))
                if shown < found.count { MoreButton(shown: shown, of: found.count) { shown += 50 } }
            }
            AccountAdditionView(list: list)
            NavigationLink("Administration", destination: "/administration")
        }
        .pageTitle("Who can sign in")
        .task { await list.follow() }
        .confirmationDialog(
            "Delete \(deleted?.name ?? "")?", isPresented: $isDeleting, presenting: deleted
        ) { user in
            Button("Delete", role: .destructive) { await list.carryOut(.delete, about: user) }
        } message: { user in
            Text("All that is of \(user.name) is deleted with them. Nothing brings it back.")
        }
        .sheet(item: $renewed) { renewal in PasswordRenewalView(user: renewal.user, list: list) }
    }

    private func table(_ accounts: [AccountSummary]) -> some View {
        Table(accounts) {
            TableColumn("Name") { account in
                NavigationLink(account.user.name, destination: "/people/\(account.id)")
            }
            TableColumn("E-mail") { account in Text(account.email ?? localized("none")) }
            TableColumn("Is") { account in Text(Self.standing(account)) }
            TableColumn("Sign-ins") { account in Text(verbatim: "\(account.sessionCount)") }.alignment(
                .trailing)
            TableColumn("Change") { account in
                HStack(spacing: 8) {
                    ForEach(list.deeds(about: account), id: \.self) { deed in
                        Button(deed.title, role: deed == .delete ? .destructive : nil) {
                            await press(deed, account.user)
                        }
                        .buttonStyle(.borderless)
                        .accessibilityLabel("\(localized(deed.title)): \(account.user.name)")
                    }
                    if account.id != list.viewer {
                        Button("Password…") { renewed = Renewal(user: account.user) }
                            .buttonStyle(.borderless)
                            .accessibilityLabel(localized("Password…: \(account.user.name)"))
                    }
                }
            }
        }
    }

    private func press(_ deed: AccountList.Deed, _ user: User) async {
        if deed == .delete {
            (deleted, isDeleting) = (user, true)
        } else {
            await list.carryOut(deed, about: user)
        }
    }

    private static func standing(_ account: AccountSummary) -> String {
        if let disabled = account.disabled {
            return localized("disabled since \(Moment(secondsSince1970: Double(disabled)).minuteText)")
        }
        return account.user.isAdministrator ? localized("administrator") : ""
    }
}

/// Adds somebody who can sign in.
private struct AccountAdditionView: View {
    let list: AccountList

    @State private var name = ""
    @State private var password = ""

    var body: some View {
        Section("Somebody new") {
            Form {
                TextField("Username", text: $name).name("new-name")
                    .autocorrectionDisabled()
                    .textInputAutocapitalization(.never)
                SecureField("Password", text: $password).name("new-password")
                    .textContentType(.newPassword)
                    .fieldError(password.isEmpty ? nil : PasswordProblem(in: password).map { sentence($0) })
                Button("Add") {
                    if await list.add(name, password: password) { (name, password) = ("", "") }
                }
                .disabled(name.isEmpty || PasswordProblem(in: password) != nil)
            }
        }
    }
}

/// Gives somebody another password.
private struct PasswordRenewalView: View {
    let user: User
    let list: AccountList

    @State private var password = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            Text("Another password for \(user.name)").font(.title)
            SecureField("Password", text: $password).name("password")
                .textContentType(.newPassword)
                .fieldError(password.isEmpty ? nil : PasswordProblem(in: password).map { sentence($0) })
            HStack {
                Spacer()
                Button("Cancel", role: .cancel) { dismiss() }
                Button("Set") {
                    await list.setPassword(password, of: user)
                    dismiss()
                }
                .buttonStyle(.borderedProminent)
                .disabled(PasswordProblem(in: password) != nil)
            }
        }
    }
}
