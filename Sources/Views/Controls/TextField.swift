package import DOM
public import Reactive

/// A field for one line of text.
///
/// ```swift
/// TextField("Username", text: $username)
/// ```
public struct TextField: View {
    let title: String
    let text: Binding<String>
    let prompt: String?

    /// A field for a text.
    ///
    /// - Parameters:
    ///   - title: the field's label.
    ///   - prompt: an example that stands in the field while it is empty.
    public init(_ title: String, text: Binding<String>, prompt: Text? = nil) {
        self.title = title
        self.text = text
        self.prompt = prompt?.string
    }
}

extension TextField: ElementView {
    package func makeElement(at place: Place) -> LabeledField {
        let input = InputElement(name: place.fieldName(of: text.origin, title))
        place.submission?.watch(input)
        return LabeledField(title, input)
    }

    package func update(_ element: LabeledField, in environment: EnvironmentValues) {
        guard let input = element.control as? InputElement else { return }
        element.label = title
        input["placeholder"] = prompt
        input.isEnabled = environment.isEnabled
        input.text = text.wrappedValue
        input.onEdit = { text.wrappedValue = $0 }
    }
}

extension Place {
    /// What a field is called: as the property that it edits, where Swift tells that, or else as its label.
    package func fieldName(of origin: BindingOrigin?, _ title: String) -> String {
        let title = title.kebabCased
        let name = origin?.name ?? (title.isEmpty ? "field" : title)
        return row.map { "\(name)-\($0.text)" } ?? name
    }
}
