/// A field with its label, and with what is wrong with its value:
/// `<label class="field"><span>Username</span><input></label>`.
///
/// The label of a box stands behind it; that of a group of radio buttons is the group's legend.
@MainActor
public final class LabeledField: Element {
    /// The field.
    package let field: FormControl
    // Each of these is read and replaced at once, so there is nothing for exclusivity checks to find.
    @exclusivity(unchecked) private var labels: [Element]
    @exclusivity(unchecked) private var message: FieldMessage?
    @exclusivity(unchecked) private var notice: FieldMessage?

    /// Makes a label around a field.
    public convenience init(_ label: String, _ field: FormControl) {
        if let group = field as? RadioGroupElement {
            group.legend = label
            self.init(group)
        } else {
            self.init(label: Element("span", text: label), field)
        }
    }

    /// Makes a label of an element, around a field.
    package init(label: Element, _ field: FormControl) {
        self.field = field
        labels = [label]
        let isBox = field is CheckboxElement
        super.init("label", class: isBox ? "field check" : "field")
        if isBox { append(field, label) } else { append(label, field) }
        showMessages()
    }

    /// Makes a place for a group that has its own label, and for its message.
    package init(_ group: RadioGroupElement) {
        field = group
        labels = []
        super.init("div", class: "field")
        append(group)
        showMessages()
    }

    /// Makes a place for a field whose label is yet to come: see ``arrange(label:before:after:)``.
    package init(unlabeled field: FormControl) {
        self.field = field
        labels = []
        super.init("label", class: field is CheckboxElement ? "field check" : "field")
    }

    /// The label that people read.
    package var label: String {
        if let group = field as? RadioGroupElement { return group.legend }
        return labels.map(\.textContent).joined(separator: " ")
    }

    /// What stands next to the field, beside its label and its messages.
    var beside: [Element] {
        children.filter { child in
            child !== field && !(child is FieldMessage) && !labels.contains { $0 === child }
        }
    }

    /// Makes these elements the label, and puts others next to the field.
    package func arrange(label: [Element], before: [Element] = [], after: [Element] = []) {
        labels = label
        var row: [Element] = []
        row.reserveCapacity(label.count + before.count + after.count + 2)
        if let group = field as? RadioGroupElement {
            group.arrange(legend: label)
            row.append(group)
        } else {
            let isBox = field is CheckboxElement
            if !isBox { row += label }
            row += before
            row.append(field)
            row += after
            if isBox { row += label }
        }
        if let message { row.append(message) }
        if let notice { row.append(notice) }
        arrange(collected: row)
    }

    /// Shows the field's message and its notice, or that there are none.
    func showMessages() {
        show(field.message, in: &message, "error", id: \.messageID)
        show(field.notice, in: &notice, "overwritten", id: \.noticeID)
    }

    private func show(
        _ text: String?, in message: inout FieldMessage?, _ className: String,
        id: KeyPath<FormControl, String>
    ) {
        if let text, !text.isEmpty {
            let shown = message ?? FieldMessage(className, id: id)
            message = shown
            shown.text = text
            if shown.parent !== self { append(shown) }
        } else {
            message?.remove()
            message = nil
        }
    }

    /// A message at a field, that it is wrong for example: `<span class="error">`. A screen reader says it
    /// while the person types.
    private final class FieldMessage: Element {
        private let id: KeyPath<FormControl, String>

        init(_ className: String, id: KeyPath<FormControl, String>) {
            self.id = id
            super.init("span", class: className)
        }

        override func writeProperties(into html: inout HTMLWriter) {
            if let field = parent as? LabeledField { html.attribute("id", field.field[keyPath: id]) }
            html.markup(" role=\"status\"")
        }
    }
}
