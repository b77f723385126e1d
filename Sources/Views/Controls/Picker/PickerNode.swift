internal import DOM

/// The place of a picker. The choices are views, too, but none that are shown: only their texts are.
final class PickerNode<Content: ChoosingView>: FieldNode<Content> {
    private let choices: ChoiceContainer
    private let contentNode: ViewNode<Content.Content>

    override init(_ view: Content, at place: Place) {
        choices = ChoiceContainer(Element("div"))
        choices.graph = place.graph
        var inside = place.deeper.inline
        inside.container = choices
        contentNode = inside.makeNode(view.content)
        choices.content = contentNode
        choices.arrange()
        super.init(view, at: place)
        choices.onChange = { [weak self] in self?.invalidate() }
    }

    override func update(_ view: Content) {
        contentNode.update(view.content)
        choices.arrange()
        super.update(view)
    }

    override func fill(_ view: Content, in environment: EnvironmentValues) {
        let present = choices.choices(for: view.selection) { graph.report($0) }
        view.show(present, in: field)
        show(view.value(of: present))
    }

    override func take(_ value: Content.Value) throws(FieldError) {
        view.selection.choose(view.tags(of: value, among: choices.choices(for: view.selection) { _ in }))
    }

    override func followConflicts(_ view: Content) {
        guard let decide = view.tagDecision else {
            field.onConflict = nil
            return
        }
        field.onConflict = { [unowned self] base, mine, theirs in
            let view = self.view
            let present = choices.choices(for: view.selection) { _ in }
            let tags = [base, mine, theirs].map { view.tags(of: $0, among: present) }
            return decide(tags[0], tags[1], tags[2]).flatMap { view.value(of: $0, among: present) }
        }
    }

    override func unmount() {
        super.unmount()
        choices.content = nil
        contentNode.unmount()
    }
}
