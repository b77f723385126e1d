package import DOM

/// A value for a field, as a browser or a script sends it.
package struct FieldEdit: Sendable {
    /// The field's name.
    package let name: String
    /// The number that the browser gave this edit; `nil` for a script's, which counts as the next one.
    package let edit: Int?
    /// The revision of the page that the person had before them when they began; `nil` if nobody can tell.
    package var base: Int?
    /// The value that was entered.
    package let value: FieldValue
    /// Whether a form sends it, which sends each of its fields, entered or not.
    package let isFromForm: Bool

    package init(
        name: String, edit: Int? = nil, base: Int? = nil, value: FieldValue, isFromForm: Bool = false
    ) {
        self.name = name
        self.edit = edit
        self.base = base
        self.value = value
        self.isFromForm = isFromForm
    }
}

extension OpenPage {
    /// The one way in: binds fields, says which one has the focus, then runs an action.
    ///
    /// Writable is what is rendered, enabled and takes the value; everything else is refused by name. The action does
    /// not run if a field was refused. Nothing is bound or run on a page that has been closed, while a file was taken for
    /// example: nothing is there any more that its controls could lead to.
    package func apply(_ edits: [FieldEdit], focus: String? = nil, action: String? = nil) -> [Refusal] {
        guard isOpen else { return [Refusal(name: "action", reason: "This page is not open any more.")] }
        // What came just before may have moved what the fields edit: the third row is the second one by now.
        document.update()
        document.offeredFile = nil
        var refusals: [Refusal] = []
        // Before any is applied, lest a field that nobody touched undoes what was entered in another one for the same
        // value.
        let edits = edits.contains(where: \.isFromForm) ? entered(edits) : edits
        // Brings the page up to date, too: what was entered may have changed what can be pressed.
        document.answer {
            // The focus came between them: a person leaves one field, having typed in it, and types in the next.
            for edit in edits where edit.name != focus { apply(edit, &refusals) }
            if let focus { moveFocus(to: focus) }
            for edit in edits where edit.name == focus { apply(edit, &refusals) }
        }
        guard refusals.isEmpty, let action else { return refusals }
        guard let button = document.control(named: action) as? ButtonElement else {
            return [Refusal(name: "action", reason: "There is no action named “\(action)” here.")]
        }
        guard button.isUsable else {
            return [Refusal(name: "action", reason: "“\(button.textContent)” cannot be used now.")]
        }
        document.answer { button.press() }
        return []
    }

    /// The edits without those of a form that send what stands in the field anyway.
    private func entered(_ edits: [FieldEdit]) -> [FieldEdit] {
        edits.filter { !$0.isFromForm || document.control(named: $0.name)?.isSent(as: $0.value) != true }
    }

    private func moveFocus(to name: String) {
        let control = name.isEmpty ? nil : document.control(named: name)
        let former = focused
        guard control !== former else { return }
        focused = control
        if former?.document === document { former?.onFocus?(false) }
        control?.onFocus?(true)
    }

    private func apply(_ edit: FieldEdit, _ refusals: inout [Refusal]) {
        do {
            try apply(edit)
        } catch {
            refusals.append(Refusal(name: edit.name, reason: error.description))
        }
    }

    private func apply(_ edit: FieldEdit) throws(FieldError) {
        guard let control = document.control(named: edit.name), control.isField else {
            throw FieldError("There is no such field here.")
        }
        if let number = edit.edit, number <= control.edits { return }
        guard control.isUsable else { throw FieldError("This field cannot be changed now.") }
        guard control.edits < Int.max else { throw FieldError("This field cannot be changed any more.") }
        try control.enter(edit.value, edit: edit.edit ?? control.edits + 1, base: edit.base)
    }
}
