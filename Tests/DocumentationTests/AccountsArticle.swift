import PinionAccounts
import PinionAccountsTesting
import Testing

// What the article "Accounts" shows.

enum AccountsArticle {
    struct GuestBook: AccountsApp {
        private let book = Book()

        var body: some Scene {
            Page("/") { BookView(book: book) }
            Page("/write") { visit in
                WriteView(book: book, name: visit.user?.name ?? "")
            }.requiresSignIn()
            Page("/signup") { visit in SignUpView(visit: visit) }
            SignInPage()
        }

        func start(_ accounts: Accounts) async throws {
            print("\(try await accounts.userCount()) people can sign in.")
        }
    }

    struct SignUpView: View {
        let visit: Visit
        @State private var name = ""
        @State private var email = ""
        @State private var password = ""
        @State private var problem = ""

        var body: some View {
            Form {
                TextField("User name", text: $name)
                TextField("E-mail", text: $email)
                SecureField("Password", text: $password)
                Text(problem)
                Button("Sign up") {
                    do {
                        try await visit.signUp(name: name, email: email, password: password)
                    } catch {
                        problem = "\(error)"
                    }
                }
            }
        }
    }

    @MainActor
    static func serve() async throws {
        let accounts = try await Accounts(.sqlite("guests.sqlite"))
        let site = Site(identity: .accounts(accounts)) {
            Page("/") { visit in Text("Hello, \(visit.user?.name ?? "whoever you are")") }
            SignInPage()
        }
        try await site.run()
    }

    static func invite(_ accounts: Accounts) async throws -> String {
        try await accounts.setSignUpMode(.invitation)
        let link = "/signup?invitation=\(try await accounts.invite())"
        return link
    }

    static func tell(_ accounts: Accounts) async throws {
        for event in try await accounts.securityEvents(limit: 50) {
            print(event)  // security: sign-in failed name="ann" address="192.0.2.1" count=3
        }
    }

    static func follow(_ accounts: Accounts) async {
        for await change in accounts.changes {
            print(change)
        }
    }
}

@MainActor
@Suite("The guest book of the documentation") struct GuestBookTests {
    @Test func asksWhoWritesAndLeadsBack() async throws {
        let app = try await TestApp(GuestBook())
        _ = try await app.accounts.createUser(name: "ann", password: "difference engine")
        let tab = try await app.open("/write")
        #expect(tab.path == "/login")
        try tab.type("ann", into: "User name")
        try tab.type("difference engine", into: "Password")
        try await tab.click("Sign in")
        #expect(tab.path == "/write")
        try tab.type("I was here", into: "Entry")
        try await tab.click("Write")
        #expect(try await app.open("/").texts.contains("ann: I was here"))
    }

    @Test func takesNewPeople() async throws {
        let app = try await TestApp(AccountsArticle.GuestBook())
        let tab = try await app.open("/signup")
        try tab.type("ann", into: "User name")
        try tab.type("ann@example.org", into: "E-mail")
        try tab.type("difference engine", into: "Password")
        try await tab.click("Sign up")
        #expect(try await app.accounts.userCount() == 1)
    }
}
