internal import DOM
internal import Reactive

/// The field of a picker in which one value is chosen: a list, or radio buttons.
struct PickerField<Label: View, Content: View>: View {
    let label: Label
    let selection: any PickerSelection
    let content: Content
    let tagDecision: ConflictDecision<[AnyHashable]>?
}

extension PickerField: FieldView, ChoosingView {
    var origin: BindingOrigin? { selection.origin }

    func makeField(in environment: EnvironmentValues) -> Field<String> {
        let style = environment[PickerStyleKey.self]
        guard !style.isMenu else { return SelectElement(name: "") }
        let group = RadioGroupElement(name: "")
        if style.isSegmented { group.addClass("segmented") }
        return group
    }

    func makeNode(at place: Place) -> ViewNode<Self> { PickerNode(self, at: place) }

    func show(_ choices: [PickerChoice], in field: Field<String>) {
        (field as? ChoiceField)?.choices = choices.map(\.choice)
    }

    func value(of choices: [PickerChoice]) -> String {
        choices.first { selection.contains($0.tag) }?.choice.value ?? ""
    }

    func value(of tags: [AnyHashable], among choices: [PickerChoice]) -> String? {
        choices.first { tags.contains($0.tag) }?.choice.value
    }

    func tags(of value: String, among choices: [PickerChoice]) -> [AnyHashable] {
        choices.filter { $0.choice.value == value }.map(\.tag)
    }
}
