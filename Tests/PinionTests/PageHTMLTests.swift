import DOM
import Testing

@testable import Pinion

@MainActor
@Suite("The HTML around a page")
struct PageHTMLTests {
    private let document = Document(root: Element("main", text: "Tea"), title: "Shop")

    private func html(styleSheets: [String]) -> String {
        String(decoding: PageHTML(styleSheets: styleSheets).write(still: document).body, as: UTF8.self)
    }

    private func policy(imageOrigins: [String] = []) -> String? {
        PageHTML(styleSheets: [], imageOrigins: imageOrigins).write(still: document)
            .headers.first { $0.0 == "Content-Security-Policy" }?.1
    }

    @Test func anAppsOwnStyleSheetsComeAfterPinions() {
        #expect(
            html(styleSheets: ["/shop.css", "/sale.css?a=1&b=2"]) == """
                <!doctype html><html lang="en"><head><meta charset="utf-8">\
                <meta name="viewport" content="width=device-width, initial-scale=1"><title>Shop</title>\
                <link rel="stylesheet" href="/pinion.css"><link rel="stylesheet" href="/shop.css">\
                <link rel="stylesheet" href="/sale.css?a=1&amp;b=2">\
                <link rel="icon" type="image/svg+xml" href="/icon.svg">\
                <script type="module" src="/pinion.js"></script></head><body>\
                <main data-n="1">Tea</main></body></html>\n
                """)
    }

    @Test func theSheetsThatAPageNeedsStandBetweenPinionsAndTheApps() {
        document.add(styleSheet: "/drawing.css")
        document.add(styleSheet: "/charts.css")
        document.add(styleSheet: "/drawing.css")
        #expect(
            html(styleSheets: ["/shop.css"]).contains(
                """
                <link rel="stylesheet" href="/pinion.css"><link rel="stylesheet" href="/drawing.css">\
                <link rel="stylesheet" href="/charts.css"><link rel="stylesheet" href="/shop.css">
                """))
    }

    @Test func picturesComeFromTheSitesThatAnAppNames() {
        #expect(
            policy(imageOrigins: ["https://a.example", "http://*.b.example:81"]) == """
                default-src 'none'; script-src 'self'; style-src 'self'; \
                img-src 'self' data: https://a.example http://*.b.example:81; connect-src 'self'; \
                worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                """)
    }

    @Test func exactValuesStandInAStyleSheetThatThePolicyNamesByItsHash() {
        for value in ["2.75rem", "1rem", "2.75rem"] {
            let row = Element("p")
            row.setStyle("--width", value)
            document.root.append(row)
        }
        #expect(
            html(styleSheets: []).contains(
                """
                <style>[data-style="--width:2.75rem"]{--width:2.75rem}[data-style="--width:1rem"]{--width:1rem}</style></head>
                """))
        #expect(
            policy()?.contains(
                "style-src 'self' 'sha256-iY1vhnjVjCAJEqOEdX4X4yFK3JVg_LFPhXt_R6zEWP4='; img-src") == true)
    }

    @Test func whatIsNoValueGetsNoRule() {
        document.root["data-style"] = #"--width:1rem}</style><script>"#
        #expect(!html(styleSheets: []).contains("<style>"))
        #expect(policy()?.contains("style-src 'self'; img-src") == true)
    }

    @Test(arguments: [
        "", "*", "https:", "https://", "https://*", "https://*.", "https://a/", "https://a b", "https://a;b",
        "https://a:", "https://a:x", "https://a:65536", "https://a:1:2", "https://a..b", "ftp://a",
        "a.example",
        "https://ä.example", "https://a.example\n",
    ])
    func whatIsNoOriginIsRefused(text: String) {
        #expect(!PageHTML.isOrigin(text))
    }

    @Test func anAppWithoutAnyHasPinionsOnly() {
        let html = html(styleSheets: [])
        #expect(html.contains(#"<link rel="stylesheet" href="/pinion.css"><link rel="icon""#))
    }
}
