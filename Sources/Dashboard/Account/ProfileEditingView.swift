import DashboardStorage
import PinionAccounts

/// The fields of a person's profile.
struct ProfileEditingView: View {
    @Binding var user: Person
    /// What was wrong with the name, or the address, when it was to be saved.
    var nameProblem: String?
    var emailProblem: String?

    var body: some View {
        TextField("Name", text: $user.displayName)
            .textContentType(.name)
            .fieldError(PersonChanges(displayName: user.displayName).problem.map(sentence) ?? nameProblem)
        TextField("E-mail", text: $user.email.orEmpty)
            .name("email")
            .textContentType(.emailAddress)
            .keyboardType(.emailAddress)
            .fieldError(PersonChanges(email: user.email ?? "").problem.map(sentence) ?? emailProblem)
    }
}

/// A sheet in which a copy of the profile is edited, until it is saved or left as it was.
struct ProfileEditingSheet: View {
    @ObservedObject private var account: Account
    @State private var user: Person
    @Environment(\.dismiss) private var dismiss

    init(user: Person, account: Account) {
        _user = State(initialValue: user)
        self.account = account
    }

    var body: some View {
        Form {
            Text("Edit profile").font(.title)
            let problem = account.problem(of: user)
            ProfileEditingView(user: $user, nameProblem: problem.name, emailProblem: problem.email)
            if let failure = problem.failure { Text(failure).foregroundStyle(.red).name("failure") }
            HStack {
                Spacer()
                Button("Cancel", role: .cancel) { dismiss() }
                Button("Save") { await account.save(user) }
                    .buttonStyle(.borderedProminent)
                    .disabled(entered.problem != nil)
            }
        }
        .onReceive(account.saved) { saved in
            // What has been typed meanwhile is not.
            if saved == user { dismiss() }
        }
    }

    private var entered: PersonChanges {
        PersonChanges(displayName: user.displayName, email: user.email ?? "")
    }
}

extension Binding where Value == String? {
    /// The text, or an empty one.
    var orEmpty: Binding<String> {
        Binding<String>(get: { wrappedValue ?? "" }, set: { wrappedValue = $0 })
    }
}
