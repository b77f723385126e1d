import Foundation
import PinionAccounts

/// A book that everybody can read and guests write in. Guests are in a database, what they write in a folder.
@main
struct GuestBook: AccountsApp {
    private let book = Book(folder: URL(fileURLWithPath: "book"))

    /// Whoever comes by may sign up.
    var accountsConfiguration: AccountsConfiguration {
        var configuration = AccountsConfiguration()
        configuration.signUp = .open
        return configuration
    }

    func start() async throws {
        try book.open()
    }

    var body: some Scene {
        Page("/") { visit in BookView(visit: visit, book: book) }
        Page("/write") { visit in EntryForm(author: visit.user?.name ?? "", book: book) }.requiresSignIn()
        SignInPage()
        Page("/signup") { visit in SignUpView(visit: visit) }
        Endpoint(.get, "/photos/:id") { (_, id: UUID) in
            let picture = try book.picture(id)
            return Response(picture.bytes, type: picture.type.rawValue)
        }
    }
}
