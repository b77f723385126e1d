import PinionAccounts

/// Gives the person another password, who knows the one until now.
struct PasswordChangeView: View {
    let change: (_ old: String, _ new: String) async throws -> Void

    @State private var old = ""
    @State private var new = ""
    @State private var oldProblem: String?
    @State private var problem: String?
    @State private var isChanged = false
    @State private var isExpanded = false

    var body: some View {
        GroupBox {
            DisclosureGroup("Change the password", isExpanded: $isExpanded) { form }
        }
    }

    private var form: some View {
        Form {
            SecureField("Password until now", text: $old)
                .name("old-password")
                .textContentType(.password)
                .fieldError(oldProblem)
            SecureField("New password", text: $new)
                .name("new-password")
                .textContentType(.newPassword)
                .fieldError(new.isEmpty ? nil : PasswordProblem(in: new).map { sentence($0) })
            Button("Change password", action: submit)
                .disabled(old.isEmpty || PasswordProblem(in: new) != nil)
            if let problem { Text(problem).foregroundStyle(.red).name("password-problem") }
            if isChanged {
                Text("The password is changed, and you are signed out everywhere else.").name("outcome")
            }
        }
    }

    private func submit() async {
        // Without JavaScript nobody tells that it has been opened.
        isExpanded = true
        (oldProblem, problem, isChanged) = (nil, nil, false)
        do {
            try await change(old, new)
            (old, new, isChanged) = ("", "", true)
        } catch AccountsError.wrongNameOrPassword {
            oldProblem = localized("The password until now is another one.")
        } catch {
            problem = sentence(error)
        }
    }
}
