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
        try await tab.click("Save")
        #expect(try tab.error(of: "email") == "An e-mail address has an @ in it.")
        #expect(try tab.error(of: "Name") == nil)
        #expect(tab.buttonLabels.contains("Save"))
    }

    @Test func leadsToTheLoginWhenNobodyIsSignedIn() async throws {
        let app = try await TestApp(Dashboard(samples: 0))
        #expect(try await app.open("/account").path == "/signup")
        try await app.accounts.createUser(name: "ann", password: "correct horse")
        #expect(try await app.open("/account").path == "/login")
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
