internal import DOM
internal import Reactive

/// A label, and views that are shown when it is pressed.
struct Details<Label: View, Inside: View>: View {
    let className: String
    let isOpen: Binding<Bool>?
    let content: TupleView<Caption<Label>, Inside>

    init(className: String, isOpen: Binding<Bool>?, label: Label, inside: Inside) {
        self.className = className
        self.isOpen = isOpen
        content = TupleView(Caption { label }, inside)
    }
}

extension Details: ContainerView {
    func makeElement(at place: Place) -> DetailsElement {
        let element = DetailsElement()
        element["class"] = className
        return element
    }

    func makeContainer(_ element: DetailsElement) -> Container { DetailsContainer(element) }

    /// It is a field only if the program wants to know whether it is open.
    func finish(_ element: DetailsElement, at place: Place) {
        guard let isOpen else { return }
        element.name = place.fieldName(of: isOpen.origin, element.summary.textContent)
    }

    func update(_ element: DetailsElement, in environment: EnvironmentValues) {
        guard let isOpen else { return }
        element.isOpen = isOpen.wrappedValue
        element.onEdit = { [weak element] in
            isOpen.wrappedValue = $0
            element?.isOpen = isOpen.wrappedValue
        }
    }
}

/// Puts the label into the summary.
private final class DetailsContainer: Container {
    override func arrange(_ elements: [Element]) {
        guard let details = element as? DetailsElement, let label = elements.first else { return }
        details.summary.arrange([label])
        details.arrange([details.summary] + elements.dropFirst())
    }
}
