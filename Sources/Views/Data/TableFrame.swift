internal import DOM

/// The element of a table, which says how many rows there are if not all of them stand in the document, and whether they
/// can be chosen.
struct TableFrame<Content: View>: View {
    let rows: Int
    /// How many rows can be chosen.
    let choice: Choice
    let content: Content

    enum Choice {
        case none, one, many
    }

    init(rows: Int, choice: Choice, @ViewBuilder content: () -> Content) {
        self.rows = rows
        self.choice = choice
        self.content = content()
    }
}

extension TableFrame: PlainContainerView {
    func makeElement(at place: Place) -> Element { Element("table") }

    func update(_ element: Element) {
        // Only in a grid rows are selected.
        element["role"] = choice == .none ? nil : "grid"
        element["aria-multiselectable"] = choice == .many ? "true" : nil
        // With that of the headers.
        element["aria-rowcount"] = rows > RowWindow.limit ? "\(rows + 1)" : nil
    }
}
