import DashboardStorage
import PinionAccounts
import PinionAccountsTesting
import PinionDashboard
import Testing

@testable import Dashboard

@Suite(.timeLimit(.minutes(10))) struct TheRecord {
    /// What is done about people stands beside who can sign in, what is set beside the settings.
    @Test func hasALineForEachChangeOnAPage() async throws {
        let ann = try await SignedIn.administrator(Figures.ofABoiler())
        let accounts = ann.app.accounts
        var expected: [String] = []
        func expect(_ line: String) async throws {
            expected.append(line)
            // Some are stored when nothing more is entered.
            while try await accounts.actions().count < expected.count { await Task.yield() }
            #expect(try await accounts.actions().map(\.description).reversed() == expected)
        }

        let entrance = try await ann.browser.open("/administration")
        try entrance.choose("Nobody", in: "Who may sign up")
        try await expect("ann closed the sign-up")
        try entrance.choose("Whoever is invited", in: "Who may sign up")
        try await expect("ann set the sign-up to invitations")
        try await entrance.settle()
        try await entrance.click("Invite somebody")
        try await expect("ann invited somebody")
        let link = try #require(entrance.texts.first { $0.hasPrefix("/signup?invitation=") })

        let newcomer = ann.app.browser()
        let form = try await newcomer.open(link)
        try form.type("bea", into: "Username")
        try form.type("correct horse", into: "Password")
        try await form.settle()
        try await form.click("Sign up")
        try await expect("bea signed up")

        let people = try await newcomer.open("/people")
        try await people.settle()
        try await people.click("Follow ann")
        try await expect("bea followed ann")
        try await people.click("Unfollow ann")
        try await expect("bea no longer follows ann")

        let account = try await newcomer.open("/account")
        try await account.settle()
        try account.choose("Ocean", in: "Theme")
        try await expect("bea changed their theme")
        try account.type("correct horse", into: "old-password")
        try account.type("correct horse too", into: "new-password")
        try await account.click("Change password")
        try await expect("bea changed their password")

        let alerts = try await ann.browser.open("/alerts")
        try alerts.choose("temperature", in: "About")
        try await alerts.click("Add rule")
        try await expect("ann added the alert “New rule”")
        try alerts.type("Hot", into: "Name")
        try await expect("ann changed the alert “Hot”")
        try await alerts.click("Delete Hot")
        try await expect("ann deleted the alert “Hot”")
        try alerts.type("https://hooks.example/boiler", into: "Address")
        try await expect("ann changed where alerts are told")

        let settings = try await ann.browser.open("/administration/settings")
        try settings.type("Boiler house", into: "Name of the site")
        try await expect("ann changed the name of the site")

        let list = try await ann.browser.open("/administration/people")
        try list.type("cleo", into: "Username")
        try list.type("correct horse", into: "Password")
        try await list.click("Add")
        try await expect("ann added cleo")
        try await list.click("Disable: cleo")
        try await expect("ann disabled cleo")
        #expect(try await accounts.actions().allSatisfy { $0.count == 1 && $0.time > 0 })
    }
}
