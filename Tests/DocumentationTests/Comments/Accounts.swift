import Accounts
import DashboardStorage
import Images
import JSON
import PinionAccounts
import PinionImages
import Storage

// What the comments of accounts, of what is stored and of pictures show.
@MainActor
private struct People {
    func changes(accounts: Accounts, id: User.ID, sync: (User.ID) async -> Void) async {
        for await change in accounts.changes {
            if change == .user(id) || change == .everything { await sync(id) }
        }
    }

    func accounts() async throws {
        let accounts = try await Accounts(.sqlite("pinion.sqlite"))
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        _ = ada
    }

    func emailAddress() throws {
        let address = try EmailAddress(" Ada@Example.org ")  // Ada@Example.org
        _ = address
    }

    func passwordProblem(password: String, name: String, email: String, passwordField: InputElement) {
        let problem = PasswordProblem(in: password, name: name, email: email)
        passwordField.error = problem?.description
    }

    func people(accounts: Accounts, me: User.ID) async throws {
        let first = try await accounts.people(matching: "lov", limit: 20, seenBy: me)
        let rest = try await accounts.people(matching: "lov", after: first.next, limit: 20, seenBy: me)
        _ = rest
    }

    func personChanges(accounts: Accounts, id: User.ID) async throws {
        let person = try await accounts.updatePerson(id, PersonChanges(displayName: "Ada L."))
        _ = person
    }

    func sampleData(accounts: Accounts) async throws {
        try await SampleData.fill(accounts) { name in Portrait.drawn(name: name).bytes }
    }

    struct GuestBook: AccountsApp {
        var body: some Scene {
            Page("/") { visit in BookView(name: visit.user?.name) }
            SignInPage()
        }
    }

    @SceneBuilder func signInPage() -> some Scene {
        SignInPage()
        Page("/notes") { NotesView() }.requiresSignIn()
    }

    func portrait() {
        let portrait = Portrait.drawn(name: "Ada Lovelace", seed: 1815)
        _ = portrait
    }

    func json() throws {
        let message = try JSON(parsing: Array(#"{"n": 41}"#.utf8))
        print(message["n"]!.integer!)  // 41
    }

    func location() async throws {
        let accounts = try await Accounts(DatabaseLocation("sqlite:data/pinion.sqlite"))
        _ = accounts
    }

    struct BookView: View {
        let name: String?
        var body: some View { Text(name ?? "Somebody") }
    }

    struct NotesView: View {
        var body: some View { Text("Notes") }
    }
}
