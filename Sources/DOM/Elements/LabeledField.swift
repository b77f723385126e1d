/// A field with its label: `<label class="field"><span>Username</span><input></label>`.
@MainActor
public final class LabeledField: Element {
    /// Makes a label around a field.
    public init(_ label: String, _ field: InputElement) {
        super.init("label", class: "field")
        append(Element("span", text: label), field)
    }
}
