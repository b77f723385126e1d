/// Fields and buttons that belong together: `<form>`.
///
/// It works without JavaScript, too: it is sent to the page's own address, with the page's secret in it.
@MainActor
public final class FormElement: Element {
    public init(class className: String? = nil) {
        super.init("form", class: className)
    }

    package override func writeProperties(into html: inout HTMLWriter) {
        html.markup(" method=\"post\"")
    }

    package override func writePreamble(into html: inout HTMLWriter) {
        html.markup("<input type=\"hidden\" name=\"_page\"")
        html.attribute("value", document?.token ?? "")
        html.markup(">")
    }
}
