extension Element {
    /// The element and all inside it as HTML.
    public final var html: String {
        var writer = HTMLWriter()
        write(into: &writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// Writes the element and all inside it.
    package final func write(into html: inout HTMLWriter) {
        writePrelude(into: &html)
        html.markup("<")
        html.markup(tag)
        if number > 0 {
            html.markup(" data-n=\"")
            html.integer(number)
            html.markup("\"")
        }
        for attribute in attributes {
            if let value = attribute.value { html.attribute(attribute.name, value) }
        }
        writeProperties(into: &html)
        html.markup(">")
        guard !isVoid else { return }
        writePreamble(into: &html)
        if childElements.isEmpty {
            html.text(text)
        } else {
            for child in childElements { child.write(into: &html) }
        }
        html.markup("</")
        html.markup(tag)
        html.markup(">")
    }

    /// Whether HTML gives this element no content and no end tag.
    private final var isVoid: Bool {
        guard tag.utf8CodeUnitCount <= 5 else { return false }
        return Self.voidTags.contains { $0.isEqual(to: tag) }
    }

    private static let voidTags: [StaticString] = ["input", "img", "br", "hr", "col", "wbr"]
}
