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

    /// What is chosen.
    func value(of choices: [PickerChoice]) -> Value

    /// Chooses on behalf of the person.
    func take(_ value: Value, among choices: [PickerChoice])
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
