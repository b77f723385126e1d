internal import Localization

/// A field for a secret with its label, and a button that shows what stands in it.
///
/// ```swift
/// form.append(SecretField("Password", InputElement(name: "password", kind: .password)))
/// ```
///
/// The button works in the browser alone: nothing is sent, and the secret is hidden again before the form is. Without
/// JavaScript there is none.
@MainActor
public final class SecretField: Element {
    /// The field with its label.
    package let labeled: LabeledField

    /// Makes a place for a field.
    public convenience init(_ label: String, _ field: InputElement) {
        self.init(around: LabeledField(label, field))
    }

    /// Makes a place for a field that has its label.
    package init(around labeled: LabeledField) {
        self.labeled = labeled
        super.init("div", class: "secret")
        append(labeled)
    }

    /// The button is the browser's alone, so it is no element of the document. Its script is only loaded where there is
    /// such a field; a browser runs it once.
    package override func writePostamble(into html: inout HTMLWriter) {
        html.markup(
            """
            <button type="button" aria-pressed="false">\
            <svg class="symbol" viewBox="0 0 24 24" aria-hidden="true"><use
            """)
        html.attribute("href", "/icons.svg#eye")
        html.markup(
            """
            ></use></svg><span class="visually-hidden">
            """)
        html.text(OwnWords.text("Show password", in: document?.language))
        html.markup("</span></button><script type=\"module\"")
        html.attribute("src", "/secret.js")
        html.markup("></script>")
    }
}
