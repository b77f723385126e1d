package import JSON
public import Reactive

/// A field of one line: `<input>`.
///
/// It is bound two-way by two one-way bindings, which cannot make a loop because ``publisher`` sends only what
/// the person enters:
///
/// ```swift
/// usernameField.publisher.assign(to: \.username, on: viewModel).store(in: &subscriptions)
/// viewModel.$username.assign(to: \.text, on: usernameField).store(in: &subscriptions)
/// ```
@MainActor
public final class InputElement: FormControl {
    /// What kind of text the field takes.
    public enum Kind: Sendable {
        case text, password, email, search
    }

    /// What kind of text the field takes.
    public let kind: Kind

    /// How many UTF-8 bytes the field takes at most.
    public var maximumLength = 4096

    private var current = ""
    package var onEdit: ((String) throws(FieldError) -> Void)?
    private var edited: PassthroughSubject<String, Never>?

    /// Makes a field.
    public init(name: String, kind: Kind = .text) {
        self.kind = kind
        super.init("input")
        self.name = name
    }

    /// What stands in the field.
    public var stringValue: String {
        get { current }
        set {
            guard newValue != current else { return }
            current = newValue
            valueRevision = touch()
        }
    }

    /// What stands in the field; the same as ``stringValue``.
    public override var text: String {
        get { current }
        set { stringValue = newValue }
    }

    /// Sends what the person enters; not what the program assigns.
    public var publisher: AnyPublisher<String, Never> {
        let subject = edited ?? PassthroughSubject()
        edited = subject
        return subject.eraseToAnyPublisher()
    }

    package override var isField: Bool { true }

    package override var value: JSON {
        kind == .password ? .null : .string(current)
    }

    override func writeValue(into json: inout JSONWriter) {
        // What the program put into a secret field is sent only to empty it.
        json.string(kind == .password ? "" : current)
    }

    package override func enter(_ value: FieldValue) throws(FieldError) {
        guard case .text(let text) = value else { throw FieldError("This field takes text.") }
        guard text.utf8.count <= maximumLength else {
            throw FieldError("At most \(maximumLength) bytes fit here.")
        }
        for byte in text.utf8 where byte < 0x20 && byte != 0x09 {
            throw FieldError(byte == 0 ? "A NUL character cannot be used." : "Only one line fits here.")
        }
        if text != current {
            current = text
            touch()
        }
        edited?.send(text)
        if let onEdit { try onEdit(text) }
    }

    package override func writeProperties(into html: inout HTMLWriter) {
        switch kind {
        case .text: break
        case .password: html.attribute("type", "password")
        case .email: html.attribute("type", "email")
        case .search: html.attribute("type", "search")
        }
        if let name { html.attribute("name", name) }
        if kind != .password, !current.isEmpty { html.attribute("value", current) }
    }
}
