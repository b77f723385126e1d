import ServerTesting
import SiteTesting
import Testing

@testable import Pinion

/// What a client sends stands in the log as it was sent, and does nothing there.
@Suite("A log") struct LogTests {
    @Test(arguments: [
        ("/desk", "/desk"), ("/ä 漢", "/ä 漢"), ("/a\nready", #"/a\u{a}ready"#),
        ("\u{1B}[2J\u{7F}\u{9B}", #"\u{1b}[2J\u{7f}\u{9b}"#), ("a\u{202E}b\u{2066}", #"a\u{202e}b\u{2066}"#),
        ("a\u{2028}b\r\n", #"a\u{2028}b\u{d}\u{a}"#), ("\0", #"\u{0}"#),
    ])
    func tellsCommandsByTheirNumbers(text: String, escaped: String) {
        let entry = LogEntry(.info, text, [("path", text)])
        #expect(entry.message == escaped)
        #expect(entry.metadata.first?.value == escaped)
    }

    @Test func putsValuesInQuotesThatWouldLookLikeSeveral() {
        let entry = LogEntry(
            .info, "request", [("path", "/a status=200"), ("method", "GET"), ("name", #"a"b"#)])
        #expect(entry.description == #"request path="/a status=200" method=GET name="a\"b""#)
    }

    @MainActor
    @Test func showsAPathAsItWasAskedFor() async throws {
        let site = try await ServedSite(identity: .ask { _ in nil }) { $0.logsRequests = true }
        _ = try await site.ask("GET", "/a%0Aadmin%20signed%20in%1B%5B2J%E2%80%AE")
        #expect(site.reports.contains { $0.contains(#"path="/a\u{a}admin signed in\u{1b}[2J\u{202e}""#) })
        #expect(!site.reports.contains { $0.contains("\n") })
    }
}
