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
        let icon = Element("svg", class: "symbol")
        icon["viewBox"] = "0 0 24 24"
        icon["aria-hidden"] = "true"
        let use = Element("use")
        use["href"] = "/icons.svg#eye"
        icon.append(use)
        let button = Element("button")
        button["type"] = "button"
        button["aria-pressed"] = "false"
        button.append(icon, Element("span", class: "visually-hidden", text: "Show password"))
        // It is only loaded where there is a field for it; a browser runs it once.
        let script = Element("script")
        script["type"] = "module"
        script["src"] = "/secret.js"
        append(labeled, button, script)
    }
}
