import PinionAccounts

/// Ends the session of a person.
struct LogOutButton: View {
    let logOut: () async throws -> Void

    @Environment(\.navigate) private var navigate
    @State private var failure: String?

    var body: some View {
        Button("Log out") {
            do {
                try await logOut()
                navigate("/login")
            } catch {
                failure = localized("You are still signed in: \(reason(error)).")
            }
        }
        .alert("Log out failed", isPresented: $failure.isPresent) {
            Button("OK") {}
        } message: {
            Text(failure ?? "")
        }
    }
}

extension Binding where Value == String? {
    /// Whether there is a text; it can only be taken away.
    var isPresent: Binding<Bool> {
        Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
    }
}
