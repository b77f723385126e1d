import PinionAccounts
import PinionAccountsTesting
import PinionDashboard
import Storage
import Testing

@testable import Dashboard

@Suite struct ThePagesOfFigures {
    @Test func areForWhoeverIsSignedInAndSomeForAdministrators() async throws {
        let ann = try await SignedIn()
        for path in ["/disks", "/network"] {
            #expect(try await ann.browser.open(path).shows("Between two moments"), "\(path)")
        }
        let closed = ["/processes", "/log", "/requests", "/pages", "/nodes"]
        for path in closed {
            let error = await #expect(throws: (any Error).self) { try await ann.browser.open(path) }
            #expect(error.map { "\($0)" } == "There is no page at \(path).")
        }
        let bar = try await ann.browser.open("/disks").html
        #expect(bar.contains(#"aria-current="page" href="/disks""#))
        #expect(bar.contains("href=\"/processes\"") == false)
        #expect(!(try await ann.browser.open("/").texts.contains("Processes")))

        try await ann.app.accounts.setAdministrator(true, of: ann.user.id)
        let administrator = try await ann.otherBrowser()
        for (path, title) in zip(closed, ["Processes", "Log", "Requests", "Open pages", "Nodes"]) {
            #expect(try await administrator.open(path).title.hasPrefix(title), "\(path)")
        }
        let tab = try await administrator.open("/pages")
        try await tab.settle()
        #expect(tab.texts.contains("/log"))
        #expect(tab.texts.contains("ann"))
    }

    @Test func readOtherNodesWhereTheEnvironmentNamesThem() {
        let nodes = NodeOptions.nodes(
            "west=http://10.0.0.2:9100/metrics,nonsense,east=https://east.example/metrics?a=b", token: "x")
        #expect(nodes.map(\.name) == ["west", "east"])
        #expect(nodes.map(\.url) == ["http://10.0.0.2:9100/metrics", "https://east.example/metrics?a=b"])
        #expect(NodeOptions.nodes("", token: nil).isEmpty)
    }

    @Test func areKeptBesideTheDatabase() {
        #expect(Figures.file(beside: .sqlite("/var/lib/people.sqlite")) == "/var/lib/people-figures.sqlite")
        #expect(Figures.file(beside: .sqlite("people")) == "people-figures.sqlite")
        #expect(Figures.file(beside: .sqlite(":memory:")) == nil)
    }
}
