import PinionAccounts

/// Gives the person another password, who knows the one until now.
struct PasswordChangeView: View {
    let change: (_ old: String, _ new: String) async throws -> Void

    @State private var old = ""
    @State private var new = ""
    @State private var outcome: String?

    var body: some View {
        DisclosureGroup("Change the password") {
            Form {
                SecureField("Password until now", text: $old)
                    .name("old-password")
                    .textContentType(.password)
                SecureField("New password", text: $new)
                    .name("new-password")
                    .textContentType(.newPassword)
                    .fieldError(new.isEmpty ? nil : PasswordProblem(in: new).map { sentence($0) })
                Button("Change password", action: submit)
                    .disabled(old.isEmpty || PasswordProblem(in: new) != nil)
                if let outcome { Text(outcome).name("outcome") }
            }
        }
    }

    private func submit() async {
        do {
            try await change(old, new)
            (old, new) = ("", "")
            outcome = "The password is changed, and you are signed out everywhere else."
        } catch AccountsError.wrongNameOrPassword {
            outcome = "The password until now is another one."
        } catch {
            outcome = sentence(error)
        }
    }
}
