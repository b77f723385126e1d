package import JSON

/// An element that a person can operate: the common ground of fields and buttons.
///
/// A field keeps two revisions apart: that of the last edit by the person, and that of the last change by the
/// program. From them follows what a reader is told: "accepted as typed", or the value.
@MainActor
open class FormControl: Element {
    /// The number that the browser gave its latest edit of this field.
    package private(set) final var edits = 0
    final var editRevision = 0
    final var valueRevision = 0

    /// The message that stands at the field, if its latest value was refused.
    public package(set) final var error: String?

    /// Whether the control can be used.
    open var isEnabled: Bool {
        get { self["disabled"] == nil }
        set { self["disabled"] = newValue ? nil : "" }
    }

    /// Whether it holds a value that a person can change.
    package var isField: Bool { false }

    /// The value as JSON; `null` if it is a secret.
    package var value: JSON { .null }

    /// Sets the value on behalf of the person.
    package func enter(_ value: FieldValue) throws(FieldError) {
        throw FieldError("This is not a field.")
    }

    func writeValue(into json: inout JSONWriter) {
        json.value(value)
    }

    /// Takes an edit from a browser that numbers its edits.
    package final func enter(_ value: FieldValue, edit: Int) throws(FieldError) {
        guard edit > edits else { return }
        edits = edit
        editRevision = touch()
        valueRevision = 0
        do {
            try enter(value)
            error = nil
        } catch {
            self.error = error.description
            throw error
        }
    }

    final func restartEdits() {
        edits = 0
    }

    override func forgetRevisions() {
        super.forgetRevisions()
        edits = 0
        editRevision = 0
        valueRevision = 0
    }
}
