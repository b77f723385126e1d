import PinionAccounts
import PinionAccountsTesting
import Testing

@testable import Dashboard

@Suite struct TheEntrance {
    @Test func leadsBackToWhatOneWantedToSee() async throws {
        let ann = try await SignedIn()
        let tab = try await ann.app.browser().open("/disks?range=1h")
        #expect(tab.path == "/login")
        try tab.type("ann", into: "Username")
        try tab.type("correct horse", into: "Password")
        try await tab.click("Log in")
        #expect(tab.path == "/disks")
        #expect(try tab.value(of: "Time") == "1h")
        // Who is signed in already has no need of it.
        #expect(try await ann.browser.open("/login?next=%2Fdisks").path == "/disks")
    }

    @Test(arguments: ["//elsewhere.example", "https://elsewhere.example", #"/\e.example"#, "", "disks"])
    func leadsToNoOtherSite(_ next: String) async throws {
        let ann = try await SignedIn()
        let query = next.replacing("/", with: "%2F").replacing(#"\"#, with: "%5C")
        #expect(try await ann.browser.open("/login?next=\(query)").path == "/")
    }

    @Test func isTheLoginForEveryPage() async throws {
        let ann = try await SignedIn()
        for page in DashboardPage.all {
            let tab = try await ann.app.browser().open(page.path)
            #expect(tab.path == "/login", "\(page.path)")
        }
    }
}
