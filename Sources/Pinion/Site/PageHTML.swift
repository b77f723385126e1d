internal import DOM
internal import Live

/// Whole pages as HTML: the frame around their documents.
struct PageHTML {
    /// The links to the app's own style sheets.
    private let styleLinks: RawHTML

    /// - Parameter styleSheets: the addresses of the app's own style sheets.
    init(styleSheets: [String]) {
        var html = HTMLWriter()
        for address in styleSheets {
            html.markup("<link rel=\"stylesheet\"")
            html.attribute("href", address)
            html.markup(">")
        }
        styleLinks = RawHTML(trusting: String(decoding: html.bytes, as: UTF8.self))
    }

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
    /// - Parameters:
    ///   - refusals: what a form without JavaScript could not do; shown above the page.
    ///   - isForScript: whether the browser's script takes the page over from one that is gone. It keeps by itself what
    ///     is stored, and more fields in the forms would get in its way.
    @MainActor
    func write(_ page: OpenPage, notice refusals: [Refusal], isForScript: Bool) -> [UInt8] {
        let scene = isForScript ? nil : page.document.root["data-scene"]
        return write(page.document, of: page.id, scene: scene, notice: refusals)
    }

    /// Writes a page that is not live.
    @MainActor
    func write(still document: Document) -> [UInt8] {
        write(document, of: nil, scene: nil, notice: [])
    }

    @MainActor
    private func write(
        _ document: Document, of page: PageID?, scene: String?, notice refusals: [Refusal]
    ) -> [UInt8] {
        var html = HTMLWriter(capacity: 4_096)
        html.scene = scene
        html.markup(
            """
            <!doctype html><html lang="en"><head><meta charset="utf-8">\
            <meta name="viewport" content="width=device-width, initial-scale=1"><title>
            """)
        html.text(document.title)
        html.markup(
            """
            </title><link rel="stylesheet" href="/pinion.css">
            """)
        html.raw(styleLinks)
        html.markup(
            """
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
