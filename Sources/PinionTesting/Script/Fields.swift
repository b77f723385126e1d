package import JSON

/// The fields of a page, by their names, in the order in which they came.
package final class Fields {
    private(set) var all: [FieldState] = []
    private var byName: [String: FieldState] = [:]
    /// Those with edits that have not been sent, in the order of their first.
    private(set) var dirty: [FieldState] = []
    /// Those that a frame has to do with.
    private var touched: [FieldState] = []
    /// The revision of the page, which the edits are based on.
    var revision: Int
    /// Which field has the focus, of those whose server wants to know: told like an edit, so that it comes in its turn.
    private let focus = FieldState(name: "@focus")

    package init(revision: Int) {
        self.revision = revision
    }

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

    /// Takes note of what stands in an element's field, before an operation touches it.
    func touch(_ element: BrowserElement) {
        guard let field = of(element), !touched.contains(where: { $0 === field }) else { return }
        look(field)
        touched.append(field)
    }

    /// Ends a frame: what it has changed in a field is no edit, and a field none of whose elements is left is another
    /// now.
    package func settle(valueOfNew: ([BrowserElement]) -> JSON = BrowserElement.value) {
        for field in touched {
            let isSame = field.elements.contains { element in field.former.contains { $0 === element } }
            field.former = field.elements
            if !isSame { renew(field) }
            if field.elements.isEmpty {
                byName[field.name] = nil
                all.removeAll { $0 === field }
            } else {
                field.value = isSame ? BrowserElement.value(of: field.elements) : valueOfNew(field.elements)
            }
        }
        touched.removeAll()
    }

    /// Begins to count a field's edits anew.
    func renew(_ field: FieldState) {
        field.edits = 0
        field.sent = 0
        dirty.removeAll { $0 === field }
    }

    /// Takes note of what stands in a field, which is an edit if it is not what stood there.
    package func look(_ field: FieldState?) {
        guard let field, !field.elements.isEmpty else { return }
        edit(field, BrowserElement.value(of: field.elements))
    }

    func lookAtAll() {
        for field in all { look(field) }
    }

    func lookForFocus(_ name: String?) {
        edit(focus, name.map(JSON.string))
    }

    /// Forgets the fields all of whose edits have been sent.
    func cleanSent() {
        dirty.removeAll { $0.edits == $0.sent }
    }

    private func edit(_ field: FieldState, _ value: JSON?) {
        guard value != field.value else { return }
        if field.edits == field.sent { field.base = revision }
        field.edits += 1
        field.value = value
        if !dirty.contains(where: { $0 === field }) { dirty.append(field) }
    }

    private func note(_ field: FieldState) {
        if !touched.contains(where: { $0 === field }) { touched.append(field) }
    }
}
