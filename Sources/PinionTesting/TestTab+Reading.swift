internal import DOM
internal import JSON
internal import Live

extension TestTab {
    /// The texts on the page, in their order: what a person can read, without the labels of fields and buttons.
    public var texts: [String] {
        var texts: [String] = []
        collect(document.root, into: &texts)
        return texts
    }

    /// Whether a text stands somewhere on the page.
    public func shows(_ text: String) -> Bool {
        document.root.textContent.contains(text)
    }

    /// What stands in a field: a text, a number or a truth value as text, a choice as its value.
    ///
    /// - Parameter field: the field's label, or its name for scripts.
    public func value(of field: String) throws -> String {
        let control = try control(field)
        if let input = control as? InputElement { return input.value }
        return switch control.jsonValue {
        case .string(let text): text
        case let other: String(decoding: other.bytes, as: UTF8.self)
        }
    }

    /// What is wrong with a field, if something is.
    public func error(of field: String) throws -> String? {
        try control(field).message
    }

    /// What the person is told of their entry that somebody else has overwritten, if somebody has.
    public func notice(of field: String) throws -> String? {
        try control(field).notice
    }

    /// Whether a field or a button can be used.
    public func isEnabled(_ control: String) throws -> Bool {
        if let button = buttons.first(where: { $0.readableName == control || $0.name == control }) {
            return button.isEnabled
        }
        return try self.control(control).isEnabled
    }

    /// The labels of the buttons that can be seen.
    public var buttonLabels: [String] { buttons.map(\.readableName) }

    var buttons: [ButtonElement] {
        document.controls.compactMap { $0 as? ButtonElement }.filter(\.isShown)
    }

    /// The field of a label, or of a name.
    func control(_ name: String) throws -> FormControl {
        let fields = document.controls.filter { $0.isField && $0.isShown }
        if let field = fields.first(where: { $0.readableName == name })
            ?? fields.first(where: { $0.name == name })
        {
            return field
        }
        let names = fields.map(\.readableName).joined(separator: ", ")
        throw TestFailure("There is no field “\(name)”, only: \(names).")
    }

    private func collect(_ element: Element, into texts: inout [String]) {
        guard !element.isHidden, !(element is FormControl), !(element is LabeledField) else { return }
        if element.children.isEmpty || element.children.allSatisfy({ $0.tag.description == "span" }) {
            let text = element.children.isEmpty ? element.text : element.children.map(\.textContent).joined()
            if !text.isEmpty { texts.append(text) }
        } else {
            for child in element.children { collect(child, into: &texts) }
        }
    }

    static func operations(of document: Document, since revision: Int) -> [String] {
        var json = JSONWriter()
        json.byte("{")
        document.writeChanges(since: revision, into: &json)
        json.byte("}")
        guard let frame = try? JSON(parsing: json.bytes), case .array(let operations)? = frame["ops"] else {
            return []
        }
        return operations.map { String(decoding: $0.bytes, as: UTF8.self) }
    }
}

extension FormControl {
    /// What a person calls it: its label, or what a screen reader says instead.
    var readableName: String {
        if let label = self["aria-label"] { return label }
        if let labeled = parent as? LabeledField { return labeled.label }
        return isField ? name ?? "" : spokenText.split(separator: " ").joined(separator: " ")
    }

    /// Whether it and all around it can be seen.
    var isShown: Bool {
        var next: Element? = self
        while let element = next {
            if element.isHidden { return false }
            next = element.parent
        }
        return true
    }
}

extension Element {
    /// The text as a screen reader says it: pictures by what they are called.
    fileprivate var spokenText: String {
        if let label = self["aria-label"] { return label }
        if "\(tag)" == "img" { return self["alt"] ?? "" }
        return children.isEmpty ? text : children.map(\.spokenText).joined(separator: " ")
    }
}
