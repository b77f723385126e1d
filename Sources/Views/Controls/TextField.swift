package import DOM
internal import Encoding
public import Reactive

/// A field for text, or for a value that is written as text.
///
/// ```swift
/// TextField("Username", text: $username)
/// TextField("About you", text: $about, axis: .vertical)
/// TextField("Age", value: $age, format: .number)
/// ```
public struct TextField<Label: View>: View {
    package let label: Label
    package let origin: BindingOrigin?
    let prompt: Text?
    let kind: Kind
    private let content: Content
    package let spelling: ((String) -> String?)?
    package private(set) var conflictDecision: ConflictDecision<String>?

    /// The parts of the field.
    enum Kind {
        case line(InputElement.Kind)
        case lines
    }

    /// What is edited.
    enum Content {
        case text(Binding<String>)
        /// A value that is written as text.
        case value(read: () -> String, write: (String) throws(FieldError) -> Void)
    }

    init(
        _ label: Label, _ prompt: Text?, _ kind: Kind, _ origin: BindingOrigin?,
        spelling: ((String) -> String?)? = nil, _ content: Content
    ) {
        self.label = label
        self.prompt = prompt
        self.kind = kind
        self.origin = origin
        self.content = content
        self.spelling = spelling
    }
}

extension TextField {
    /// A field for a text, with a label that is made of views.
    ///
    /// - Parameters:
    ///   - text: what stands in the field.
    ///   - prompt: an example that stands in the field while it is empty.
    ///   - axis: `.vertical` for a field of several lines.
    ///   - label: what the field is called.
    public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label(), prompt, axis == .vertical ? .lines : .line(.text), text.origin, .text(text))
    }

    /// A field for a value, with a label that is made of views.
    @_disfavoredOverload
    public init<Format: FieldFormat>(
        value: Binding<Format.Value>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label(), prompt, .line(format.kind), value.origin,
            spelling: { text in (try? format.value(of: text.trimmed)).map(format.text) },
            .value(
                read: { format.text(of: value.wrappedValue) },
                write: { text throws(FieldError) in value.wrappedValue = try format.value(of: text.trimmed) }
            ))
    }

    /// A field for a value that may be missing, with a label that is made of views.
    @_disfavoredOverload
    public init<Format: FieldFormat>(
        value: Binding<Format.Value?>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label(), prompt, .line(format.kind), value.origin,
            spelling: { text in
                let text = text.trimmed
                return text.isEmpty ? "" : (try? format.value(of: text)).map(format.text)
            },
            .value(
                read: { value.wrappedValue.map(format.text) ?? "" },
                write: { text throws(FieldError) in
                    let text = text.trimmed
                    value.wrappedValue = text.isEmpty ? nil : try format.value(of: text)
                }))
    }
}

extension TextField where Label == Text {
    /// A field for a text.
    ///
    /// - Parameters:
    ///   - title: what the field is called.
    ///   - text: what stands in the field.
    ///   - prompt: an example that stands in the field while it is empty.
    ///   - axis: `.vertical` for a field of several lines.
    public init(
        _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
    ) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
    ) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    /// A field for a value. What cannot be read as one is not taken: it stays in the field, with a message.
    @_disfavoredOverload
    public init<Format: FieldFormat>(
        _ title: LocalizedStringKey, value: Binding<Format.Value>, format: Format, prompt: Text? = nil
    ) {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init<Format: FieldFormat>(
        _ title: (some StringProtocol)?, value: Binding<Format.Value>, format: Format, prompt: Text? = nil
    ) {
        self.init(value: value, format: format, prompt: prompt) {
            title.map { Text($0) } ?? Text(verbatim: "")
        }
    }

    /// A field for a value that may be missing: then the field is empty.
    @_disfavoredOverload
    public init<Format: FieldFormat>(
        _ title: LocalizedStringKey, value: Binding<Format.Value?>, format: Format, prompt: Text? = nil
    ) {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init<Format: FieldFormat>(
        _ title: (some StringProtocol)?, value: Binding<Format.Value?>, format: Format, prompt: Text? = nil
    ) {
        self.init(value: value, format: format, prompt: prompt) {
            title.map { Text($0) } ?? Text(verbatim: "")
        }
    }
}

extension TextField {
    /// Decides what becomes of a text that the person has written without having seen somebody else's: otherwise the last
    /// writer wins, and whose text is overwritten is told at the field.
    ///
    /// ```swift
    /// TextField("Guests", text: $guests).onConflict { base, mine, theirs in
    ///     theirs.hasPrefix(base) && mine.hasPrefix(base) ? theirs + mine.dropFirst(base.count) : nil
    /// }
    /// ```
    ///
    /// - Parameter decide: returns the text to take, which goes to the binding and into the field; `nil` takes `mine`.
    ///   `base` is what stood in the field when the person began to type, `mine` what they have typed since, and `theirs`
    ///   what the program shows by now. A value with a format is given as it is written in the field.
    public func onConflict(
        _ decide: @escaping (_ base: String, _ mine: String, _ theirs: String) -> String?
    ) -> TextField {
        var field = self
        field.conflictDecision = decide
        return field
    }
}

extension TextField: FieldView {
    package func makeField(in environment: EnvironmentValues) -> Field<String> {
        switch kind {
        case .line(let kind): InputElement(name: "", kind: kind)
        case .lines: TextAreaElement(name: "")
        }
    }

    package func value(of field: Field<String>) -> String {
        switch content {
        case .text(let text): text.wrappedValue
        case .value(let read, _): read()
        }
    }

    package func take(_ value: String, from field: Field<String>) throws(FieldError) {
        switch content {
        case .text(let text): text.wrappedValue = value
        case .value(_, let write): try write(value)
        }
    }

    package func update(_ field: Field<String>, in environment: EnvironmentValues) {
        field["placeholder"] = prompt?.string(in: environment)
        field.setClass("field", environment[TextFieldStyleKey.self].className)
    }
}
