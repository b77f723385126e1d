import PinionAccounts

/// Who may sign up, and links for those who are invited.
struct SignUpSettingsView: View {
    let visit: Visit

    @State private var mode: SignUpMode?
    @State private var link: String?
    @State private var problem: String?

    var body: some View {
        Section("Sign-up") {
            if let mode {
                Picker("Who may sign up", selection: Binding(get: { mode }, set: choose)) {
                    Text("Nobody").tag(SignUpMode.closed)
                    Text("Whoever is invited").tag(SignUpMode.invitation)
                    Text("Everybody").tag(SignUpMode.open)
                }
                .name("sign-up")
                if mode == .invitation {
                    Button("Invite somebody", action: invite)
                    if let link {
                        Text("For one person, within seven days:").foregroundStyle(.secondary)
                        HStack { Link(link, destination: link).name("invitation") }
                    }
                }
            } else {
                ProgressView("Loading…")
            }
            if let problem { Text(problem).foregroundStyle(.red).name("problem") }
        }
        .task { await attempt { mode = try await visit.accounts.signUpMode() } }
    }

    /// A flag that the program was started with wins over what is chosen here, and is shown in its place.
    private func choose(_ chosen: SignUpMode) {
        Task {
            await attempt {
                try await visit.setSignUpMode(chosen)
                mode = try await visit.accounts.signUpMode()
                if mode != chosen { problem = localized("The program was started with another setting.") }
            }
        }
    }

    private func invite() async {
        await attempt { link = "/signup?invitation=\(try await visit.invite())" }
    }

    private func attempt(_ work: () async throws -> Void) async {
        problem = nil
        do { try await work() } catch { problem = sentence(error) }
    }
}
