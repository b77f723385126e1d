package import JSON
public import Reactive

/// An element that a person can operate: the common ground of fields and buttons.
///
/// A field keeps two revisions apart: that of the last edit by the person, and that of the last change by the
/// program. From them follows what a reader is told: "accepted as typed", or the value.
@MainActor
open class FormControl: Element {
    /// The number that the browser gave its latest edit of this field.
    @exclusivity(unchecked) package private(set) final var edits = 0
    @exclusivity(unchecked) final var editRevision = 0
    @exclusivity(unchecked) final var valueRevision = 0
    /// The revision of the latest value that the program has set, unless it was in answer to this page's person.
    @exclusivity(unchecked) final var foreignRevision = 0
    @exclusivity(unchecked) final var nameRevision = 0

    /// The name by which browsers and scripts know the control, which is its own or, if another control has that, one
    /// like it. The document gives it when the turn ends in which the control came.
    @exclusivity(unchecked) package internal(set) final var renderedName: String?

    /// What is said at the control; at most of them that is nothing, ever.
    @exclusivity(unchecked) private final var messages: ControlMessages?

    /// The message that stands at the field, if its latest value was refused.
    public package(set) final var error: String? {
        get { messages?.error }
        set {
            guard newValue != error else { return }
            ownMessages.error = newValue
            messageDidChange()
        }
    }

    /// The objection to a value that could be taken, such as "This name is taken."; set by the program.
    ///
    /// It stands at the field until it is `nil` again. Where a value was refused, the reason for that comes first.
    public final var validationMessage: String? {
        get { messages?.validation }
        set {
            guard newValue != validationMessage else { return }
            ownMessages.validation = newValue
            messageDidChange()
        }
    }

    /// The notice at the field that somebody else has overwritten the person's entry, at a time when they could not have
    /// seen it: `Changed elsewhere meanwhile. You had written “Anna”.`
    ///
    /// It goes with the person's next entry, or when they leave the field.
    public internal(set) final var notice: String? {
        get { messages?.notice }
        set {
            guard newValue != notice else { return }
            ownMessages.notice = newValue
            messageDidChange()
            followNotice()
        }
    }

    /// Called when the control gets the focus, and when it loses it. Fields are up to date by then.
    @exclusivity(unchecked) package final var onFocus: ((Bool) -> Void)? {
        didSet { if onFocus != nil, oldValue == nil { nameRevision = touch() } }
    }
    private final var focusMoved: PassthroughSubject<Bool, Never>?

    /// Whether what stands in the field was entered by this page's person, or is what the program has made of that.
    @exclusivity(unchecked) final var isEntered = false

    /// Whether the control can be used.
    open var isEnabled: Bool {
        get { self["disabled"] == nil }
        set { self["disabled"] = newValue ? nil : "" }
    }

    /// Sends `true` when the control gets the focus, and `false` when it loses it: editing has ended then, and the value
    /// is what was typed last.
    ///
    /// ```swift
    /// nameField.focusPublisher
    ///     .filter { !$0 }
    ///     .sink { _ in model.save() }
    ///     .store(in: &subscriptions)
    /// ```
    public final var focusPublisher: AnyPublisher<Bool, Never> {
        if let focusMoved { return focusMoved.eraseToAnyPublisher() }
        let subject = PassthroughSubject<Bool, Never>()
        focusMoved = subject
        followFocus { subject.send($0) }
        return subject.eraseToAnyPublisher()
    }

    /// The message that is shown at the field.
    package final var message: String? { error ?? validationMessage }

    /// Whether it holds a value that a person can change.
    package var isField: Bool { false }

    /// The value as JSON; `null` if it is a secret.
    package var jsonValue: JSON { .null }

    /// Adds what scripts are told of what the field takes. For subclasses.
    func addTraits(to members: inout [JSON.Member]) {}

    /// Sets the value on behalf of the person.
    package func enter(_ value: FieldValue) throws(FieldError) {
        throw FieldError("This is not a field.")
    }

    /// Writes the value as the browser's script compares it with what stands in the field.
    func writeValue(into json: inout JSONWriter) {
        json.value(jsonValue)
    }

    /// Whether a choice of this field is chosen.
    func hasChosen(_ choice: String) -> Bool { false }

    /// Takes an edit from a browser that numbers its edits.
    ///
    /// - Parameter base: the revision that the browser had applied when it was made; `nil` if nobody can tell.
    package final func enter(_ value: FieldValue, edit: Int, base: Int? = nil) throws(FieldError) {
        guard edit > edits else { return }
        edits = edit
        editRevision = touch()
        valueRevision = 0
        notice = nil
        document?.entryBase = base
        do {
            try enter(value)
            error = nil
        } catch {
            self.error = error.description
            throw error
        }
    }

    /// Has the browser put the focus into the control.
    public final func focus() {
        guard let name = renderedName ?? name else { return }
        document?.perform(.focus(field: name))
    }

    /// Has something done when the control gets the focus, and when it loses it, after what is done already.
    package final func followFocus(_ act: @escaping (Bool) -> Void) {
        let inner = onFocus
        onFocus = { hasFocus in
            inner?(hasFocus)
            act(hasFocus)
        }
    }

    final func restartEdits() {
        edits = 0
    }

    /// The attribute that has the control's name. Another one has it if the program wants to know of the focus.
    var nameAttribute: StaticString { "name" }

    /// The identifier of the element with the control's message.
    final var messageID: String { "message-\(number)" }

    /// The identifier of the element with the control's notice.
    final var noticeID: String { "notice-\(number)" }

    private final var isValid: Bool { (message ?? "").isEmpty }

    /// The identifiers of what stands at the control.
    private final var descriptions: String? {
        guard notice != nil else { return isValid ? nil : messageID }
        return isValid ? noticeID : "\(messageID) \(noticeID)"
    }

    package override func writeProperties(into html: inout HTMLWriter) {
        if onFocus != nil, let name = writtenName { html.attribute("data-focus", name) }
        if !isValid { html.markup(" aria-invalid=\"true\"") }
        if let descriptions { html.attribute("aria-describedby", descriptions) }
    }

    override func writeProperties(since cursor: Int, into operations: inout OperationWriter) {
        if nameRevision > cursor { writeName(into: &operations) }
        guard let messages, messages.revision > cursor else { return }
        operations.attribute("aria-invalid", isValid ? nil : "true", of: number)
        operations.attribute("aria-describedby", descriptions, of: number)
    }

    /// Tells the browser of the control's name.
    func writeName(into operations: inout OperationWriter) {
        operations.attribute(nameAttribute, renderedName, of: number)
        writeFocus(into: &operations)
    }

    /// Tells the browser to tell of the focus. One that tells of it although nobody asks any more does no harm.
    final func writeFocus(into operations: inout OperationWriter) {
        if onFocus != nil { operations.attribute("data-focus", renderedName, of: number) }
    }

    override var asControl: FormControl? { self }

    override func joined(_ document: Document) {
        document.note(unnamed: self)
    }

    override func left(_ document: Document) {
        document.forget(self)
    }

    override func nameDidChange() {
        nameRevision = touch()
        document?.note(unnamed: self)
    }

    /// Another control has taken the name while this one was not on the page.
    final func loseRenderedName() {
        renderedName = nil
        nameRevision = touch()
    }

    override func forgetRevisions() {
        super.forgetRevisions()
        edits = 0
        editRevision = 0
        valueRevision = 0
        foreignRevision = 0
        isEntered = false
        nameRevision = 0
        messages?.revision = 0
    }

    private final var ownMessages: ControlMessages {
        let own = messages ?? ControlMessages()
        messages = own
        return own
    }

    private final func messageDidChange() {
        messages?.revision = touch()
        (parent as? LabeledField)?.showMessages()
    }

    /// The browser has to tell when the person leaves the field, whether or not the program wants to know.
    private final func followNotice() {
        guard let messages, messages.notice != nil, !messages.leavesNotice else { return }
        messages.leavesNotice = true
        followFocus { [unowned self] hasFocus in
            if !hasFocus { notice = nil }
        }
    }
}

extension FormControl {
    /// The name to write: the one that it was given, or its own before that.
    final var writtenName: String? { renderedName ?? name }

    /// Writes ` form="page"` for a control that stands in no form: it is sent with the page's.
    ///
    /// - Parameter isAlone: whether it is sent with the page's form wherever it stands.
    final func writeForm(into html: inout HTMLWriter, isAlone: Bool = false) {
        guard let document, document.pageForms > 0 else { return }
        var next = isAlone ? nil : parent
        while let element = next {
            if element.isForm { return }
            next = element.parent
        }
        html.markup(" form=\"page\"")
    }
}
