public import Pinion

/// A page where one signs in with name and password. Those who open a page that requires it are led here, and back.
///
/// ```swift
/// SignInPage()
/// Page("/notes") { NotesView() }.requiresSignIn()
/// ```
public struct SignInPage: Scene {
    public let items: [SceneItem]

    /// - Parameters:
    ///   - path: the address.
    ///   - title: what stands above the fields.
    public init(_ path: String = "/login", title: String = "Sign in") {
        let page = Page(path) { visit in SignInView(visit: visit, title: title) }
        items = [.page(page.asSignInPage())]
    }
}

private struct SignInView: View {
    let visit: Visit
    let title: String

    @Environment(\.navigate) private var navigate
    @State private var name = ""
    @State private var password = ""
    @State private var problem: String?

    var body: some View {
        if visit.user == nil {
            Form {
                Text(title).font(.largeTitle)
                TextField("User name", text: $name).name("username").textContentType(.username)
                SecureField("Password", text: $password).name("password").textContentType(.password)
                if let problem { Text(problem).foregroundStyle(.red).name("alert") }
                Button("Sign in") { await signIn() }.buttonStyle(.borderedProminent).name("login")
            }
            .pageWidth(.narrow)
            .pageTitle(title)
        } else {
            Redirect(to: visit.destinationAfterSignIn)
        }
    }

    private func signIn() async {
        do {
            try await visit.signIn(name: name, password: password)
            navigate(visit.destinationAfterSignIn)
        } catch {
            problem = "\(error)".prefix(1).uppercased() + "\(error)".dropFirst() + "."
        }
    }
}
