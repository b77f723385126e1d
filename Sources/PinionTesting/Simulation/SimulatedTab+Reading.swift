internal import JSON

extension SimulatedTab {
    /// What stands in a field: a text, a truth value as text, a choice as its value.
    ///
    /// - Parameter field: the field's label, or its name for scripts.
    /// - Throws: ``TestFailure`` if there is no such field.
    public func value(of field: String) throws -> String {
        let value = BrowserElement.value(of: try self.field(field).elements)
        return value.string ?? String(decoding: value.bytes, as: UTF8.self)
    }

    /// Whether a text stands somewhere on the page.
    public func shows(_ text: String) -> Bool {
        document.root.textContent.contains(text)
    }

    /// The page's title.
    public var title: String { document.title }

    /// The page as HTML with what stands in its fields, each element's attributes in the order of their names.
    public var html: String { document.html }

    /// Whether what the page shows is live: it is on the stream, and the stream has said something not long ago.
    public var isOnline: Bool { number > 0 && (state?.name == .live || state?.name == .silent) }

    /// Whether messages may go.
    var isReachable: Bool { state?.isReachable ?? false }

    /// Whether everything that was typed and pressed has been answered.
    public var isAtRest: Bool { !isSending && attaching == nil }

    /// The field of a label, or of a name.
    func field(_ name: String) throws -> FieldState {
        let found = fields.all.first { $0.elements.first?.label == name } ?? fields[name]
        guard let found, let element = found.elements.first else {
            let names = fields.all.map { $0.elements.first?.label ?? $0.name }.joined(separator: ", ")
            throw TestFailure("There is no field “\(name)”, only: \(names).")
        }
        guard !element.isDisabled else { throw TestFailure("“\(name)” cannot be used now.") }
        return found
    }

    func text(of field: FieldState) -> String { field.elements.first?.value ?? "" }
}

extension BrowserElement {
    /// What a person calls it.
    fileprivate var label: String? {
        if let label = self["aria-label"] { return label }
        var next = parent
        while let element = next {
            if element.tag == "label" { return element.first { $0.tag == "span" }?.textContent }
            next = element.parent
        }
        return nil
    }
}
