internal import DOM

/// Keeps the label of a field in order, and what stands next to the field.
final class FieldLabel: Container {
    private var field: LabeledField?
    private var label: [Element] = []
    private var before: [Element] = []
    private var after: [Element] = []

    convenience init(of field: LabeledField) {
        self.init(field)
        self.field = field
    }

    /// The label without its looks.
    var text: String {
        label.count == 1 ? label[0].textContent : label.map(\.textContent).joined(separator: " ")
    }

    /// Puts elements next to the field.
    func put(before: [Element], after: [Element]) {
        self.before = before
        self.after = after
        field?.arrange(label: label, before: before, after: after)
    }

    override func arrange(_ elements: [Element]) {
        label = elements
        field?.arrange(label: label, before: before, after: after)
    }
}
