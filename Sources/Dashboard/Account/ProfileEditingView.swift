import Pinion

/// The fields of a person's profile.
struct ProfileEditingView: View {
    @Binding var user: Person

    var body: some View {
        TextField("Name", text: $user.displayName).textContentType(.name)
        TextField("E-mail", text: $user.email.orEmpty)
            .name("email")
            .textContentType(.emailAddress)
            .keyboardType(.emailAddress)
            .fieldError(PersonChanges(email: user.email ?? "").problem.map(sentence))
    }
}

/// A sheet in which a copy of the profile is edited, until it is saved or left as it was.
struct ProfileEditingSheet: View {
    let failure: String?
    let save: (Person) async -> Void

    @State private var user: Person
    @Environment(\.dismiss) private var dismiss

    init(user: Person, failure: String?, save: @escaping (Person) async -> Void) {
        _user = State(initialValue: user)
        self.failure = failure
        self.save = save
    }

    var body: some View {
        Form {
            Text("Edit profile").font(.title)
            ProfileEditingView(user: $user)
            if let failure { Text(failure).foregroundStyle(.red).name("failure") }
            HStack {
                Button("Save") { await save(user) }.buttonStyle(.borderedProminent)
                Button("Cancel", role: .cancel) { dismiss() }
            }
        }
    }
}

extension Binding where Value == String? {
    /// The text, or an empty one.
    var orEmpty: Binding<String> {
        Binding<String>(get: { wrappedValue ?? "" }, set: { wrappedValue = $0 })
    }
}
