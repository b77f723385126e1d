internal import DOM

/// A field whose choices are made of views.
@MainActor @preconcurrency
protocol ChoosingView: FieldView {
    associatedtype Content: View

    var selection: any PickerSelection { get }
    /// The choices.
    var content: Content { get }

    /// Shows what can be chosen.
    func show(_ choices: [PickerChoice], in field: Field<Value>)

    /// Returns the selection.
    func value(of choices: [PickerChoice]) -> Value

    /// How the field shows these tags; `nil` if it cannot.
    func value(of tags: [AnyHashable], among choices: [PickerChoice]) -> Value?

    /// The tags that the field shows as a value.
    func tags(of value: Value, among choices: [PickerChoice]) -> [AnyHashable]

    /// Decides conflicts by the tags that are chosen.
    var tagDecision: ConflictDecision<[AnyHashable]>? { get }
}

extension ChoosingView {
    // The node does these, as it knows the choices.
    func value(of field: Field<Value>) -> Value { field.value }
    func take(_ value: Value, from field: Field<Value>) {}
}

/// One of the choices of a picker.
struct PickerChoice: Equatable {
    /// The value that is chosen.
    let tag: AnyHashable
    /// How the field shows it.
    let choice: Choice
}
