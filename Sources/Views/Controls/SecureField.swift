package import DOM
public import Reactive

/// A field for a secret: what stands in it can be neither read on the screen nor from the page, unless the person presses
/// the button that shows it.
///
/// ```swift
/// SecureField("Password", text: $password)
/// ```
public struct SecureField<Label: View>: View {
    package let label: Label
    let text: Binding<String>
    let prompt: Text?
    package private(set) var conflictDecision: ConflictDecision<String>?

    /// A field with a label that is made of views.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.text = text
        self.prompt = prompt
    }
}

extension SecureField where Label == Text {
    /// A field for a secret.
    ///
    /// - Parameters:
    ///   - title: what the field is called.
    ///   - text: what is entered.
    ///   - prompt: what stands in the field while it is empty.
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

extension SecureField {
    /// Decides what becomes of a secret that the person has written without knowing that it had been changed: see
    /// ``TextField/onConflict(_:)``.
    public func onConflict(
        _ decide: @escaping (_ base: String, _ mine: String, _ theirs: String) -> String?
    ) -> SecureField {
        var field = self
        field.conflictDecision = decide
        return field
    }
}

extension SecureField: FieldView {
    package var origin: BindingOrigin? { text.origin }

    package func makeNode(at place: Place) -> ViewNode<Self> { SecureFieldNode(self, at: place) }

    package func makeField(in environment: EnvironmentValues) -> Field<String> {
        InputElement(name: "", kind: .password)
    }

    package func value(of field: Field<String>) -> String { text.wrappedValue }

    package func take(_ value: String, from field: Field<String>) { text.wrappedValue = value }

    package func update(_ field: Field<String>, in environment: EnvironmentValues) {
        field["placeholder"] = prompt?.string(in: environment)
        field.setClass("field", environment[TextFieldStyleKey.self].className)
    }
}

/// The place of a field for a secret, with the button that shows it.
private final class SecureFieldNode<Label: View>: FieldNode<SecureField<Label>> {
    private lazy var secret = SecretField(around: labeled)

    override func collect(into elements: inout [Element]) {
        elements.append(secret)
    }
}
