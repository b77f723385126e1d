extension Element {
    /// The element and all inside it as HTML.
    public final var html: String {
        var writer = HTMLWriter()
        write(into: &writer)
        return writer.string
    }

    /// Writes the element and all inside it.
    package final func write(into html: inout HTMLWriter) {
        writePrelude(into: &html)
        html.markup(character: "<")
        html.markup(tag)
        if number > 0 {
            html.markup(" data-n=\"")
            html.integer(number)
            html.markup(character: "\"")
        }
        for attribute in attributes {
            guard let value = attribute.value else { continue }
            html.attribute(attribute.name, value)
            if attribute.isNamed("data-style") { html.note(style: value) }
        }
        writeProperties(into: &html)
        html.markup(character: ">")
        guard !isVoid else { return }
        writePreamble(into: &html)
        if childElements.isEmpty {
            html.text(text)
        } else {
            for child in childElements { child.write(into: &html) }
        }
        writePostamble(into: &html)
        html.markup("</")
        html.markup(tag)
        html.markup(character: ">")
    }

    /// Whether HTML gives this element no content and no end tag.
    private final var isVoid: Bool {
        switch tag.utf8CodeUnitCount {
        case 2: tag.isEqual(to: "br") || tag.isEqual(to: "hr")
        case 3: tag.isEqual(to: "img") || tag.isEqual(to: "col") || tag.isEqual(to: "wbr")
        case 5: tag.isEqual(to: "input")
        default: false
        }
    }
}
