package import DOM
public import Reactive

/// A field for a long text.
///
/// ```swift
/// TextEditor(text: $article.text)
/// ```
///
/// It has no label to be seen; a screen reader calls it by the name of the property that it edits, unless
/// `accessibilityLabel` says otherwise.
public struct TextEditor: View {
    let text: Binding<String>
    package private(set) var conflictDecision: ConflictDecision<String>?

    /// A field for a text.
    public init(text: Binding<String>) {
        self.text = text
    }
}

extension TextEditor {
    /// Decides what becomes of a text that the person has written without having seen somebody else's: see
    /// ``TextField/onConflict(_:)``.
    public func onConflict(
        _ decide: @escaping (_ base: String, _ mine: String, _ theirs: String) -> String?
    ) -> TextEditor {
        var editor = self
        editor.conflictDecision = decide
        return editor
    }
}

extension TextEditor: FieldView {
    package var label: EmptyView { EmptyView() }

    package var origin: BindingOrigin? { text.origin }

    package func makeField(in environment: EnvironmentValues) -> Field<String> {
        let area = TextAreaElement(name: "")
        area["class"] = "editor"
        area["aria-label"] = text.origin?.name?.asWords ?? "Text"
        return area
    }

    package func value(of field: Field<String>) -> String { text.wrappedValue }

    package func take(_ value: String, from field: Field<String>) { text.wrappedValue = value }
}

extension String {
    /// The name of a property as people write it: "firstName" is "First name".
    var asWords: String {
        var words = ""
        for character in self where character != "_" {
            if words.isEmpty {
                words += character.uppercased()
            } else if character.isUppercase {
                words += " " + character.lowercased()
            } else {
                words.append(character)
            }
        }
        return words
    }
}
