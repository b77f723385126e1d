import Pinion

struct User: Identifiable {
    let id: Int
    var username: String
    var bio: String
    var isPublic: Bool

    static func load() -> User { User(id: 1, username: "ann", bio: "", isPublic: true) }
}

struct ProfileEditingView: View {
    @Binding var user: User

    var body: some View {
        VStack {
            TextField("Username", text: $user.username)
            TextEditor(text: $user.bio)
            Toggle("Public", isOn: $user.isPublic)
        }
    }
}

struct ProfileView: View {
    @State private var user = User.load()
    @State private var isShown = false

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("Username: ").foregroundColor(.secondary) + Text(user.username)
            Button(
                action: { self.isShown = true },
                label: { Text("Edit") }
            )
        }
        .padding()
        .sheet(isPresented: $isShown) {
            VStack {
                ProfileEditingView(user: self.$user)
                Button(
                    action: { self.isShown = false },
                    label: { Text("Done") }
                )
            }
        }
    }
}
