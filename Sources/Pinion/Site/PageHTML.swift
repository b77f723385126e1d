internal import DOM
internal import Live
internal import Localization
internal import Views

/// Whole pages as HTML: the frame around their documents.
struct PageHTML {
    private let styleSheets: [String]
    private let imageOrigins: [String]
    /// The address of the program's own icon, if it brings one along.
    private let icon = Assets.iconAddress
    /// The header fields of a page without exact values.
    private let headers: [(String, String)]

    /// - Parameters:
    ///   - styleSheets: the addresses of the app's own style sheets.
    ///   - imageOrigins: the other sites that pictures may come from.
    init(styleSheets: [String], imageOrigins: [String] = []) {
        headers = Self.headers(imageOrigins: imageOrigins)
        self.imageOrigins = imageOrigins
        self.styleSheets = styleSheets
    }

    /// A page as it is sent: its bytes, and the header fields that belong to them.
    typealias Written = (headers: [(String, String)], body: [UInt8])

    /// Writes a page.
    ///
    /// - Parameters:
    ///   - refusals: what a form without JavaScript could not do; shown above the page.
    ///   - isForScript: whether the browser's script takes the page over from one that is gone. It keeps by itself what
    ///     is stored, and more fields in the forms would get in its way; exact values it applies by itself, and the policy of
    ///     the page that it is on admits no other style sheet.
    @MainActor
    func write(_ page: OpenPage, notice refusals: [Refusal], isForScript: Bool) -> Written {
        let scene = isForScript ? nil : page.document.root["data-scene"]
        return write(
            page.document, of: page.id, scene: scene, notice: refusals, hasStyles: !isForScript)
    }

    /// Writes a page that is not live.
    @MainActor
    func write(still document: Document) -> Written {
        write(document, of: nil, scene: nil, notice: [], hasStyles: true)
    }

    @MainActor
    private func write(
        _ document: Document, of page: PageID?, scene: String?, notice refusals: [Refusal],
        hasStyles: Bool
    ) -> Written {
        let body = body(document, of: page, scene: scene, notice: refusals, hasStyles: hasStyles)
        let style = StyleElement(body.styles)
        var html = HTMLWriter(capacity: 1_024)
        html.addresses = document.addresses
        html.markup(
            """
            <!doctype html><html
            """)
        if let language = document.language {
            html.attribute("lang", language.identifier)
            if language.isRightToLeft { html.attribute("dir", "rtl") }
        } else {
            html.markup(" lang=\"en\"")
        }
        html.markup(
            """
            ><head><meta charset="utf-8">\
            <meta name="viewport" content="width=device-width, initial-scale=1"><title>
            """)
        html.text(document.title)
        html.markup("</title>")
        writeLinks(into: &html, document.styleSheetAddresses)
        if let style { html.raw(style.html) }
        html.markup("</head>")
        return (
            style.map { Self.headers(imageOrigins: imageOrigins, style: $0) } ?? headers,
            html.bytes + body.bytes
        )
    }

    /// It is written first: what stands in it tells what the head has to say.
    @MainActor
    private func body(
        _ document: Document, of page: PageID?, scene: String?, notice refusals: [Refusal],
        hasStyles: Bool
    ) -> HTMLWriter {
        var html = HTMLWriter(capacity: 4_096)
        html.scene = scene
        html.notesStyles = hasStyles
        html.addresses = document.addresses
        html.markup("<body")
        if let page {
            html.revision = document.revision
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
        return html
    }
}

extension PageHTML {
    /// The links to style sheets, icon and script. The sheets that the page needs beside ours of every page stand behind
    /// that one, where the browser's script puts those that it needs later.
    private func writeLinks(into html: inout HTMLWriter, _ needed: [String]) {
        writeLink(to: "/pinion.css", into: &html)
        for sheet in needed { writeLink(to: sheet, into: &html) }
        for sheet in styleSheets { writeLink(to: sheet, into: &html) }
        if let icon {
            html.markup("<link rel=\"icon\"")
            html.attribute("href", icon)
        } else {
            html.markup("<link rel=\"icon\" type=\"image/svg+xml\"")
            html.attribute("href", "/icon.svg")
        }
        html.markup("><script type=\"module\"")
        html.attribute("src", "/pinion.js")
        html.markup("></script>")
    }

    private func writeLink(to sheet: String, into html: inout HTMLWriter) {
        html.markup("<link rel=\"stylesheet\"")
        html.attribute("href", sheet)
        html.markup(">")
    }

    private static func headers(imageOrigins: [String], style: StyleElement? = nil) -> [(String, String)] {
        let styles = style.map { " '\($0.hash)'" } ?? ""
        let images = (["'self'", "data:"] + imageOrigins).joined(separator: " ")
        return [
            ("Content-Type", "text/html; charset=utf-8"),
            ("Cache-Control", "no-store"),
            (
                "Content-Security-Policy",
                """
                default-src 'none'; script-src 'self'; style-src 'self'\(styles); img-src \(images); connect-src 'self'; \
                worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                """
            ),
            ("X-Content-Type-Options", "nosniff"),
            ("Referrer-Policy", "same-origin"),
        ]
    }

    /// Whether a text names a site as a policy does: scheme, host, which may begin with `*.`, and perhaps a port.
    static func isOrigin(_ text: String) -> Bool {
        guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return false }
        let parts = text.dropFirst(scheme.count).split(separator: ":", omittingEmptySubsequences: false)
        let host = parts[0].hasPrefix("*.") ? parts[0].dropFirst(2) : parts[0]
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 1 || parts.count == 2 && isPort(parts[1]) else { return false }
        return labels.allSatisfy { label in
            !label.isEmpty && label.utf8.allSatisfy(\.isOfHostName)
        }
    }

    private static func isPort(_ text: Substring) -> Bool {
        UInt16(text) != nil && text.allSatisfy(\.isNumber)
    }
}

extension UInt8 {
    /// Whether it is a letter, a digit or a hyphen.
    var isOfHostName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
