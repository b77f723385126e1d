import PinionTesting
import SwiftUI
import Testing

/// Attributed texts, Markdown and times that the browser counts.
@MainActor
@Suite struct AttributedTextTests {
    private func open<Content: View>(@ViewBuilder _ content: @escaping () -> Content) async throws -> TestTab
    {
        try await TestApp { Site { WindowGroup(content: content) } }.open("/")
    }

    @Test func markdownIsReadIntoAttributes() throws {
        let text = try AttributedString(markdown: "**a** [b](https://c.example)\nd")
        #expect(String(text.characters) == "a b d")
        let runs = text.runs.map { ($0.inlinePresentationIntent, $0.link) }
        #expect(runs.map(\.0) == [.stronglyEmphasized, nil, nil, nil])
        #expect(runs.map(\.1?.absoluteString) == [nil, nil, "https://c.example", nil])
    }

    @Test func attributesAreSeen() async throws {
        var title = AttributedString("Sold out")
        title.foregroundColor = .red
        title.underlineStyle = .single
        title.link = URL(string: "https://a.example")
        let shown = title
        let tab = try await open {
            Text(shown)
            Text("**bold** [link](https://b.example)")
        }
        let html = tab.html.replacing(#/\ data-n="\d+"/#, with: "")
        #expect(html.contains(#"<a class="underline color-red" href="https://a.example">Sold out</a>"#))
        #expect(html.contains(#"<span class="weight-bold">bold</span>"#))
        #expect(html.contains(#"<a href="https://b.example">link</a>"#))
    }

    @Test func theBrowserIsToldWhatToCount() async throws {
        let start = Date(timeIntervalSince1970: 1000)
        let tab = try await open {
            Text(start, style: .timer)
            Text("Ends in \(start, style: .relative)")
            ProgressView(timerInterval: start...start.addingTimeInterval(60))
        }
        #expect(tab.html.contains(#"data-clock="timer" data-start="1000""#))
        #expect(tab.html.contains(#"data-clock="relative""#))
        #expect(tab.html.contains(#"data-end="1060""#))
        #expect(tab.html.contains(#"src="/clock.js""#))
    }
}
