internal import JSON

// What a person does.
extension SimulatedTab {
    /// Puts the caret into a field: behind its text or, if that is said, somewhere in it.
    ///
    /// - Parameters:
    ///   - field: the field's label, or its name for scripts.
    ///   - caret: a place in the text, in UTF-16 units.
    /// - Throws: ``TestFailure`` if there is no such field or it cannot be used.
    public func focus(_ field: String, at caret: Int? = nil) throws {
        let state = try self.field(field)
        endComposition()
        moveFocus(to: state.name)
        let length = text(of: state).utf16.count
        let place = min(max(caret ?? length, 0), length)
        selection = place..<place
        agenda.finish()
    }

    /// Takes the focus away.
    public func blur() {
        endComposition()
        moveFocus(to: nil)
        agenda.finish()
    }

    /// Presses the keys of a text, one after the other, where the caret is.
    public func type(_ text: String) {
        for character in text { insert(String(character)) }
        agenda.finish()
    }

    /// Puts the focus behind the text of a field, and presses the keys of a text.
    public func type(_ text: String, into field: String) throws {
        if try self.field(field).name != focused { try focus(field) }
        type(text)
    }

    /// Presses the key that takes away what is selected, or the character before the caret.
    public func deleteBackward() {
        guard let field = focusedField else { return }
        if selection.isEmpty {
            let before = Array(text(of: field).utf16.prefix(selection.lowerBound))
            let kept = String(decoding: before, as: UTF16.self).dropLast().utf16.count
            selection = kept..<selection.upperBound
        }
        insert("")
        agenda.finish()
    }

    /// Has an input method put a text at the caret, in the place of what it has put there before. The text is marked as
    /// unfinished until ``endComposition()``.
    public func compose(_ text: String) {
        guard focusedField != nil else { return }
        let range = composition ?? selection
        selection = range
        composition = range.lowerBound..<range.lowerBound + text.utf16.count
        insert(text)
        agenda.finish()
    }

    /// The input method is done; no effect if none is at work.
    public func endComposition() {
        guard composition != nil else { return }
        composition = nil
        guard let field = focusedField else { return }
        fields.look(field)
        if let held { take(field.name, held.count, held.value) }
        held = nil
        send()
        agenda.finish()
    }

    /// Ticks a box or takes the tick away, or chooses something by its value.
    public func set(_ field: String, to value: String) throws {
        let state = try self.field(field)
        let isBox = state.elements.first?["type"] == "checkbox"
        BrowserElement.assign(isBox ? .bool(value == "true") : .string(value), to: state.elements)
        fields.look(state)
        key()
        agenda.finish()
    }

    /// Presses a button.
    ///
    /// - Parameter button: its text, or its name for scripts.
    /// - Throws: ``TestFailure`` if there is none on the page that can be pressed.
    public func press(_ button: String) throws {
        let found = document.root.first {
            $0.tag == "button" && $0["name"] == "action" && [$0.textContent, $0["value"]].contains(button)
        }
        guard let found, !found.isDisabled else { throw TestFailure("“\(button)” cannot be pressed.") }
        endComposition()
        act(found["value"] ?? "", each: found["data-each"] == "true")
        agenda.finish()
    }

    /// Tries to reach the server at once, as *Retry now* does.
    public func retry() {
        tell("retry")
    }

    /// Says that the machine has a network again, as browsers do.
    public func comeOnline() {
        tell("online")
    }

    /// Closes the tab.
    public func close() {
        guard !isClosed else { return }
        tell("leave")
        isClosed = true
        post(.object([.init("page", .string(page)), .init("close", .bool(true))])) { _ in }
        agenda.finish()
    }

    /// Writes in the place of the selection: one key, whose edit is told at once.
    private func insert(_ text: String) {
        guard let field = focusedField, let element = field.elements.first else { return }
        let before = Array(element.value.utf16)
        let range = selection.clamped(to: 0..<before.count)
        let after = before[..<range.lowerBound] + Array(text.utf16) + before[range.upperBound...]
        element.enter(String(decoding: after, as: UTF16.self))
        let caret = range.lowerBound + text.utf16.count
        selection = caret..<caret
        fields.look(field)
        key()
    }

    private var focusedField: FieldState? { focused.flatMap { fields[$0] } }

    /// The name of what has the focus, if its server wants to know.
    var focusName: String? {
        var element = focusedField?.elements.first
        while let inner = element, inner["data-focus"] == nil { element = inner.parent }
        return element?["data-focus"]
    }

    func moveFocus(to name: String?) {
        guard name != focused else { return }
        focused = name
        agenda.after(0) { [unowned self] in send() }
    }
}
