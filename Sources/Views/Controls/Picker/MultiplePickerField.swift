internal import DOM
internal import Reactive

/// The field of a picker in which any number of values is chosen.
struct MultiplePickerField<Label: View, Content: View>: View {
    let label: Label
    let selection: any PickerSelection
    let content: Content
    let tagDecision: ConflictDecision<[AnyHashable]>?
}

extension MultiplePickerField: FieldView, ChoosingView {
    var origin: BindingOrigin? { selection.origin }

    func makeField(in environment: EnvironmentValues) -> Field<[String]> { MultipleSelectElement(name: "") }

    func makeNode(at place: Place) -> ViewNode<Self> { PickerNode(self, at: place) }

    func show(_ choices: [PickerChoice], in field: Field<[String]>) {
        (field as? MultipleSelectElement)?.choices = choices.map(\.choice)
    }

    func value(of choices: [PickerChoice]) -> [String] {
        choices.filter { selection.contains($0.tag) }.map(\.choice.value)
    }

    func value(of tags: [AnyHashable], among choices: [PickerChoice]) -> [String]? {
        choices.filter { tags.contains($0.tag) }.map(\.choice.value)
    }

    func tags(of value: [String], among choices: [PickerChoice]) -> [AnyHashable] {
        choices.filter { value.contains($0.choice.value) }.map(\.tag)
    }
}
