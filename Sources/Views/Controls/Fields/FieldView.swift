package import DOM
package import Reactive

/// Decides between two values that are based on one: see ``TextField/onConflict(_:)``.
package typealias ConflictDecision<Value> = (_ base: Value, _ mine: Value, _ theirs: Value) -> Value?

/// A view that is one form field with its label.
@MainActor @preconcurrency
package protocol FieldView: PrimitiveView {
    associatedtype Label: View
    /// The type of the field's value.
    associatedtype Value: Equatable

    /// The label that people read.
    var label: Label { get }

    /// The place of the value that is edited.
    var origin: BindingOrigin? { get }

    /// Makes the field, once for each place; it is named later.
    func makeField(in environment: EnvironmentValues) -> Field<Value>

    /// Returns the value to show in the field. What is read in here makes the place dirty when it changes.
    func value(of field: Field<Value>) -> Value

    /// Takes what the person has entered.
    func take(_ value: Value, from field: Field<Value>) throws(FieldError)

    /// Writes what the person has typed as the field itself would write it, `nil` if it cannot be read; no function if
    /// the field knows one way of writing only.
    ///
    /// As long as the person is in the field, what means the same stays as it was typed: who has come as far as "61." may
    /// be on the way to "61.25".
    var spelling: ((Value) -> Value?)? { get }

    /// Decides what becomes of an entry that was made before the person could see that the value had changed; without it
    /// the last writer wins.
    var conflictDecision: ConflictDecision<Value>? { get }

    /// Brings the rest of the field up to date.
    func update(_ field: Field<Value>, in environment: EnvironmentValues)
}

extension FieldView {
    package var spelling: ((Value) -> Value?)? { nil }

    package var conflictDecision: ConflictDecision<Value>? { nil }

    package func update(_ field: Field<Value>, in environment: EnvironmentValues) {}

    package func makeNode(at place: Place) -> ViewNode<Self> { FieldNode(self, at: place) }
}

extension Place {
    /// The name of a field: that of the property that it edits, where Swift tells it, or else its label.
    package func fieldName(of origin: BindingOrigin?, _ title: String) -> String {
        let property: String? = if let origin { PropertyNames.name(of: origin) } else { nil }
        let name = property ?? Self.fieldName(title)
        guard let row else { return name }
        return "\(name)-\(row.text)"
    }

    private static func fieldName(_ title: String) -> String {
        let name = title.kebabCased
        return name.isEmpty ? "field" : name
    }
}
