package import JSON

/// The fields of a page, by their names, in the order in which they came.
package final class Fields {
    private(set) var all: [FieldState] = []
    private var byName: [String: FieldState] = [:]
    /// Those with edits that have not been sent, in the order of their first.
    private(set) var dirty: [FieldState] = []
    /// Those whose elements are not the same as before.
    private var regrouped: [FieldState] = []
    /// Which field has the focus, of those whose server wants to know: told like an edit, so that it comes in its turn.
    private let focus = FieldState(name: "@focus")

    package init() {}

    package subscript(name: String) -> FieldState? {
        name == focus.name ? focus : byName[name]
    }
}

extension Fields {
    func of(_ element: BrowserElement) -> FieldState? {
        all.first { $0.elements.contains { $0 === element } }
    }

    /// The edits that have not been sent, as they are written in a message.
    package var unsent: [Messages.Edit] {
        dirty.filter { $0.edits > $0.sent && $0.elements.first?.isDisabled != true }
            .map { .init(name: $0.name, count: $0.edits, base: $0.base, value: $0.value ?? .null) }
    }

    /// Takes note of an element that has come, or has another name.
    package func add(_ element: BrowserElement) {
        guard element.isControl else { return }
        remove(element)
        guard let name = element["name"], !name.isEmpty, element.isField else { return }
        let field = byName[name] ?? FieldState(name: name)
        if byName.updateValue(field, forKey: name) == nil { all.append(field) }
        field.elements.append(element)
        note(field)
    }

    package func remove(_ element: BrowserElement) {
        guard element.isControl, let field = of(element) else { return }
        field.elements.removeAll { $0 === element }
        note(field)
    }

    /// Settles what became of the fields that have come and gone: one of whose elements none is left is another field
    /// now.
    package func regroup(valueOf: ([BrowserElement]) -> JSON = BrowserElement.value) {
        for field in regrouped {
            if field.elements.isEmpty {
                byName[field.name] = nil
                all.removeAll { $0 === field }
                clean(field)
            } else if !field.former.contains(where: { old in field.elements.contains { $0 === old } }) {
                field.restart(from: valueOf(field.elements))
                clean(field)
            }
            field.former = field.elements
        }
        regrouped.removeAll()
    }

    /// Takes note of what stands in a field, which is an edit if it is not what stood there.
    package func look(_ field: FieldState?, _ revision: Int) {
        guard let field, !field.elements.isEmpty else { return }
        edit(field, BrowserElement.value(of: field.elements), revision)
    }

    func lookForFocus(_ name: String?, _ revision: Int) {
        edit(focus, name.map(JSON.string), revision)
    }

    /// Forgets that a field has unsent edits.
    func clean(_ field: FieldState) {
        dirty.removeAll { $0 === field }
    }

    /// Forgets the fields all of whose edits have been sent.
    func cleanSent() {
        dirty.removeAll { $0.edits == $0.sent }
    }

    private func edit(_ field: FieldState, _ value: JSON?, _ revision: Int) {
        guard value != field.value else { return }
        if field.edits == field.sent { field.base = revision }
        field.edits += 1
        field.value = value
        if !dirty.contains(where: { $0 === field }) { dirty.append(field) }
    }

    private func note(_ field: FieldState) {
        if !regrouped.contains(where: { $0 === field }) { regrouped.append(field) }
    }
}
