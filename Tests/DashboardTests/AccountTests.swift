import DashboardStorage
import PinionAccounts
import PinionAccountsTesting
import Testing

@testable import Dashboard

@Suite struct TheAccount {
    @Test func isEditedInASheet() async throws {
        let ann = try await SignedIn()
        let tab = try await ann.browser.open("/account")
        #expect(tab.texts.contains("Name: ann"))
        try await tab.click("Edit…")
        try tab.type("Ann of Green Gables", into: "Name")
        try await tab.click("Save")
        #expect(tab.texts.contains("Name: Ann of Green Gables"))
        #expect(tab.buttonLabels.contains("Save") == false)
        #expect(try await ann.app.accounts.person(ann.user.id)?.displayName == "Ann of Green Gables")
        // What was left as it was is not on record.
        #expect(
            try await ann.app.accounts.actions().map(\.description) == [
                "ann changed their name to “Ann of Green Gables”"
            ])
    }

    @Test func isLeftAsItWasByCancel() async throws {
        let ann = try await SignedIn()
        let tab = try await ann.browser.open("/account")
        try await tab.click("Edit…")
        try tab.type("Somebody", into: "Name")
        try await tab.click("Cancel")
        #expect(tab.texts.contains("Name: ann"))
    }

    @Test func keepsTheSheetOpenWhenTheAddressIsWrong() async throws {
        let ann = try await SignedIn()
        let tab = try await ann.browser.open("/account")
        try await tab.click("Edit…")
        try tab.type("nowhere", into: "email")
        #expect(try tab.error(of: "email") == "An e-mail address has an @ in it.")
        #expect(try tab.isEnabled("Save") == false)
        #expect(try tab.error(of: "Name") == nil)
        try tab.type("ann@example.org", into: "email")
        #expect(try tab.isEnabled("Save"))
        try tab.type("", into: "Name")
        #expect(try tab.error(of: "Name") == "A display name needs at least one character.")
        #expect(try tab.isEnabled("Save") == false)
    }

    @Test func asksOnceWhetherAnotherAddressIsFreeAndNoMoreThanOneMay() async {
        var (questions, changes) = (0, 0)
        let account = Account(Bindable(Person.ada), theme: Theme(), outbox: Outbox()) { changed in
            changes += 1
            return .ada
        } countQuestion: {
            questions += 1
            if questions > 1 { throw AccountsError.tooManyAttempts(retryAfter: .seconds(9)) }
        }
        var edited = Person.ada
        edited.displayName = "Ada L."
        await account.save(edited)
        #expect((questions, changes) == (0, 1))
        edited.email = "grace@example.org"
        await account.save(edited)
        #expect((questions, changes) == (1, 2))
        edited.email = "hedy@example.org"
        await account.save(edited)
        #expect((questions, changes) == (2, 2))
        #expect(account.problem(of: edited).email == "Too many attempts, try again in 9 seconds.")
    }

    @Test func leadsToTheLoginWhenNobodyIsSignedIn() async throws {
        let app = try await TestApp(Dashboard(samples: 0))
        #expect(try await app.open("/account").path == "/signup")
        try await app.accounts.createUser(name: "ann", password: "correct horse")
        #expect(try await app.open("/account").path == "/login")
    }

    @Test func showsTheLooksThatAreChosenAtOnceAndKeepsThem() async throws {
        let ann = try await SignedIn()
        let tab = try await ann.browser.open("/account")
        #expect(tab.html.contains(##"class="page">"##))
        try tab.choose("Dark", in: "Light or dark")
        #expect(tab.html.contains(##"class="page scheme-dark">"##))
        try tab.set("Denser", to: true)
        try tab.set("As wide as the window", to: true)
        #expect(tab.html.contains("compact"))
        try await tab.settle()
        #expect(try await ann.app.accounts.person(ann.user.id)?.theme == "plain-dark-compact-wide")
        try tab.choose("System", in: "Light or dark")
        #expect(!tab.html.contains("scheme-dark"))
    }

    @Test(arguments: ["ocean", "ocean-dark-compact-wide", "plain-light", "plum-wide"])
    func areReadAsTheyWereStored(_ text: String) {
        #expect(ThemeChoice(text).text == text)
    }

    @Test func takesWhatNobodyKnowsForThePlainTheme() {
        #expect(ThemeChoice("sunset--dark-").text == "plain-dark")
    }

    @Test func recoloursEveryOpenPageOfThePersonAtOnce() async throws {
        let ann = try await SignedIn()
        let account = try await ann.browser.open("/account")
        let sameBrowser = try await ann.browser.open("/articles")
        let otherBrowser = try await ann.otherBrowser().open("/articles")
        let bob = try await ann.app.accounts.createUser(name: "bob", password: "correct horse")
        #expect(!sameBrowser.html.contains("color-blue"))

        try account.choose("Ocean", in: "Theme")
        #expect(sameBrowser.html.contains(#"color-blue">Articles</h1>"#))
        #expect(otherBrowser.html.contains(#"color-blue">Articles</h1>"#))
        try await account.settle()
        #expect(try await ann.app.accounts.person(ann.user.id)?.theme == "ocean")
        #expect(try await ann.app.accounts.person(bob.id)?.theme == "plain")
    }
}
