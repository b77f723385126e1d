internal import DOM
internal import Reactive

/// A row of a table, which says whether it is chosen.
struct TableRow<Content: View>: View {
    let id: AnyHashable
    /// Whether it is; nil where rows cannot be chosen.
    let isChosen: Binding<Bool>?
    let content: Content

    init(id: some Hashable, isChosen: Binding<Bool>?, @ViewBuilder content: () -> Content) {
        self.id = AnyHashable(id)
        self.isChosen = isChosen
        self.content = content()
    }
}

extension TableRow: ContainerView {
    func makeElement(at place: Place) -> IdentifiedElement { IdentifiedElement("tr") }

    func update(_ element: IdentifiedElement, in environment: EnvironmentValues) {
        element.id = id
        element["aria-selected"] = isChosen.map { $0.wrappedValue ? "true" : "false" }
    }
}
