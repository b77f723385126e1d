import Encoding
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

    @Test(arguments: [
        "//elsewhere.example", "https://elsewhere.example", #"/\e.example"#, "", "disks",
        // What browsers leave out, and marks on a slash: together they are one character.
        "/\t/e.example", "/\n/e.example", "/\r/e.example", "/\r\n/e.example", "/\t\\e.example",
        "\t//e.example", "//\u{FE0F}e.example", "/\\\u{FE0F}e.example", "/\u{1}",
    ])
    func leadsToNoOtherSite(_ next: String) async throws {
        let ann = try await SignedIn()
        #expect(try await ann.browser.open("/login?next=\(next.percentEncoded)").path == "/")
    }

    @Test func isTheLoginForEveryPage() async throws {
        let ann = try await SignedIn()
        for page in DashboardPage.all {
            let tab = try await ann.app.browser().open(page.path)
            #expect(tab.path == "/login", "\(page.path)")
        }
    }
}
