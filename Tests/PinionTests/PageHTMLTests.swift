import DOM
import Testing

@testable import Pinion

@MainActor
@Suite("The HTML around a page")
struct PageHTMLTests {
    private func html(styleSheets: [String]) -> String {
        let document = Document(root: Element("main", text: "Tea"), title: "Shop")
        return String(
            decoding: PageHTML(styleSheets: styleSheets).write(still: document), as: UTF8.self)
    }

    @Test func anAppsOwnStyleSheetsComeAfterPinions() {
        #expect(
            html(styleSheets: ["/shop.css", "/sale.css?a=1&b=2"]) == """
                <!doctype html><html lang="en"><head><meta charset="utf-8">\
                <meta name="viewport" content="width=device-width, initial-scale=1"><title>Shop</title>\
                <link rel="stylesheet" href="/pinion.css"><link rel="stylesheet" href="/shop.css">\
                <link rel="stylesheet" href="/sale.css?a=1&amp;b=2">\
                <link rel="icon" href="/icon.svg" type="image/svg+xml">\
                <script src="/pinion.js" type="module"></script></head><body>\
                <main data-n="1">Tea</main></body></html>\n
                """)
    }

    @Test func anAppWithoutAnyHasPinionsOnly() {
        let html = html(styleSheets: [])
        #expect(html.contains(#"<link rel="stylesheet" href="/pinion.css"><link rel="icon""#))
    }
}
