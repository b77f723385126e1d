internal import DOM
internal import Live

/// A whole page as HTML: the frame around its document.
enum PageHTML {
    /// The header fields of every page.
    static let headers: [(String, String)] = [
        ("Content-Type", "text/html; charset=utf-8"),
        ("Cache-Control", "no-store"),
        (
            "Content-Security-Policy",
            """
            default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
            worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
            """
        ),
        ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "same-origin"),
    ]

    /// Writes a page.
    ///
    /// - Parameter refusals: what a form without JavaScript could not do; shown above the page.
    @MainActor
    static func write(_ page: OpenPage, notice refusals: [Refusal]) -> [UInt8] {
        write(page.document, of: page.id, notice: refusals)
    }

    /// Writes a page that is not live.
    @MainActor
    static func write(still document: Document) -> [UInt8] {
        write(document, of: nil, notice: [])
    }

    @MainActor
    private static func write(_ document: Document, of page: PageID?, notice refusals: [Refusal]) -> [UInt8] {
        var html = HTMLWriter(capacity: 4_096)
        html.markup(
            """
            <!doctype html><html lang="en"><head><meta charset="utf-8">\
            <meta name="viewport" content="width=device-width, initial-scale=1"><title>
            """)
        html.text(document.title)
        html.markup(
            """
            </title><link rel="stylesheet" href="/pinion.css">\
            <link rel="icon" href="/icon.svg" type="image/svg+xml">\
            <script src="/pinion.js" type="module"></script></head><body
            """)
        if let page {
            html.attribute("data-page", page.text)
            html.markup(" data-revision=\"")
            html.integer(document.revision)
            html.markup("\"")
        }
        html.markup(">")
        if !refusals.isEmpty {
            html.markup("<div class=\"notice\" role=\"alert\">")
            for refusal in refusals {
                html.markup("<p>")
                html.text(refusal.reason)
                html.markup("</p>")
            }
            html.markup("</div>")
        }
        document.root.write(into: &html)
        html.markup("</body></html>\n")
        return html.bytes
    }
}
