import DashboardStorage
import PinionAccounts
import PinionAccountsTesting
import Testing

@testable import Dashboard

@Suite struct TheAdministration {
    @Test func isForTheOneWhoCameByThePrintedLink() async throws {
        let app = try await TestApp(Dashboard(samples: 0))
        try await app.accounts.setSignUpMode(.closed)
        let closed = try await app.open("/signup")
        #expect(closed.shows("open the link that the program printed"))
        #expect(closed.buttonLabels.contains("Sign up") == false)

        let token = try #require(try await app.accounts.firstRunToken())
        let browser = app.browser()
        let tab = try await browser.open("/signup?invitation=\(token)")
        try tab.type("ann", into: "Username")
        try tab.type("correct horse", into: "Password")
        try await tab.settle()
        try await tab.click("Sign up")
        #expect(tab.path == "/")
        #expect(try await browser.open("/administration").texts.contains("Administration"))
        #expect(try await app.open("/signup").shows("Sign-up is closed."))
    }

    @Test func isNotThereForOthers() async throws {
        let ann = try await SignedIn()
        let error = await #expect(throws: (any Error).self) { try await ann.browser.open("/administration") }
        #expect(error.map { "\($0)" } == "There is no page at /administration.")
    }

    @Test func saysWhoMaySignUpAndInvites() async throws {
        let ann = try await SignedIn()
        let accounts = ann.app.accounts
        try await accounts.setAdministrator(true, of: ann.user.id)
        let tab = try await ann.otherBrowser().open("/administration")
        try tab.choose("Whoever is invited", in: "Who may sign up")
        try await tab.settle()
        #expect(try await accounts.signUpMode() == .invitation)
        try await tab.click("Invite somebody")
        let link = try #require(tab.texts.first { $0.hasPrefix("/signup?invitation=") })
        #expect(tab.shows("Invited somebody"))
        #expect(tab.shows("Set the sign-up to invitations"))
        #expect(try await ann.app.open("/signup").shows("You need an invitation to sign up"))
        #expect(try await ann.app.open(link).buttonLabels.contains("Sign up"))
    }
}

@Suite struct ThePassword {
    @Test func isChangedByWhoKnowsTheOneUntilNow() async throws {
        let ann = try await SignedIn()
        let tab = try await ann.browser.open("/account")
        try tab.type("correct horse", into: "old-password")
        try tab.type("short", into: "new-password")
        #expect(try tab.error(of: "new-password") == "A password needs at least 10 characters.")
        #expect(try tab.isEnabled("Change password") == false)
        try tab.type("correct horse too", into: "new-password")
        try await tab.click("Change password")
        #expect(tab.shows("The password is changed, and you are signed out everywhere else."))
        _ = try await ann.app.accounts.authenticate(name: "ann", password: "correct horse too")
    }

    @Test func staysAsItIsForWhoGuesses() async throws {
        let ann = try await SignedIn()
        let tab = try await ann.browser.open("/account")
        try tab.type("battery staple", into: "old-password")
        try tab.type("correct horse too", into: "new-password")
        try await tab.click("Change password")
        #expect(try tab.error(of: "old-password") == "The password until now is another one.")
        _ = try await ann.app.accounts.authenticate(name: "ann", password: "correct horse")
    }
}
