/// Fields and buttons that belong together: `<form>`.
///
/// It works without JavaScript, too: it is sent to the page's own address, with the page's secret in it.
@MainActor
public final class FormElement: Element {
    private let isPageForm: Bool

    /// Makes a form.
    public convenience init(class className: String? = nil) {
        self.init(class: className, isPageForm: false)
    }

    private init(class className: String?, isPageForm: Bool) {
        self.isPageForm = isPageForm
        super.init("form", class: className)
        if isPageForm { self["id"] = "page" }
    }

    /// Makes the form for all controls of a page that stand in no other form; it belongs before them.
    package static func forPage() -> FormElement {
        FormElement(class: nil, isPageForm: true)
    }

    override var isForm: Bool { true }

    override func joined(_ document: Document) {
        if isPageForm { document.pageForms += 1 }
    }

    override func left(_ document: Document) {
        if isPageForm { document.pageForms -= 1 }
    }

    package override func writeProperties(into html: inout HTMLWriter) {
        html.markup(" method=\"post\"")
        // One wrong field must not keep every button of the page from being pressed.
        if isPageForm { html.markup(" novalidate=\"\"") }
    }

    package override func writePreamble(into html: inout HTMLWriter) {
        html.markup("<input type=\"hidden\" name=\"_page\"")
        let token = document?.token ?? ""
        html.attribute("value", html.revision.map { "\(token)@\($0)" } ?? token)
        html.markup(">")
        guard let scene = html.scene else { return }
        html.markup("<input type=\"hidden\" name=\"_scene\"")
        html.attribute("value", scene)
        html.markup(">")
    }
}
