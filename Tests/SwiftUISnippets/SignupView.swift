import Pinion

struct SignupView: View {
    var handler: (String, String) -> Void

    @State private var username = ""
    @State private var password = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            TextField("Username", text: $username)
            SecureField("Password", text: $password)
            Button(
                action: { self.handler(self.username, self.password) },
                label: { Text("Sign up") }
            )
        }.padding()
    }
}
