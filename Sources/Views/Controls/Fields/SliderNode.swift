internal import DOM

/// The place of a slider with labels at its ends.
final class SliderNode<Label: View, ValueLabel: View>: FieldNode<Slider<Label, ValueLabel>> {
    private var ends: [End] = []

    override init(_ view: Slider<Label, ValueLabel>, at place: Place) {
        super.init(view, at: place)
        labeled.addClass("slider")
        guard let minimum = view.minimum, let maximum = view.maximum else { return }
        let first = End(minimum, className: "minimum", at: place.deeper)
        let last = End(maximum, className: "maximum", at: place.deeper)
        ends = [first, last]
        put(before: [first.element], after: [last.element])
    }

    override func update(_ view: Slider<Label, ValueLabel>) {
        super.update(view)
        for (end, label) in zip(ends, [view.minimum, view.maximum]) {
            if let label { end.node.update(label) }
        }
    }

    override func unmount() {
        super.unmount()
        for end in ends { end.unmount() }
    }

    /// The label at one end. It is not read out: a screen reader knows the bounds from the slider.
    private final class End {
        let element: Element
        let node: ViewNode<ValueLabel>
        private let container: Container

        @MainActor
        init(_ label: ValueLabel, className: String, at place: Place) {
            element = Element("span", class: className)
            element["aria-hidden"] = "true"
            container = Container(element)
            container.graph = place.graph
            var inside = place.inline
            inside.container = container
            node = inside.makeNode(label)
            container.content = node
            container.arrange()
        }

        @MainActor
        func unmount() {
            container.content = nil
            node.unmount()
        }
    }
}
