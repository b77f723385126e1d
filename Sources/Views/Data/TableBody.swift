internal import DOM

/// The rows of a table.
struct TableBody<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension TableBody: PlainContainerView {
    func makeElement(at place: Place) -> Element { Element("tbody") }

    func makeContainer(_ element: Element) -> Container { TableBodyContainer(element) }
}

/// Has each row say which one it is, where not all of them stand in the document.
private final class TableBodyContainer: Container {
    private var rows: [ObjectIdentifier: Int] = [:]

    override var isLazy: Bool { true }

    override func prepare() {
        rows.removeAll(keepingCapacity: true)
    }

    override func note(row: Int, of count: Int, on elements: ArraySlice<Element>) {
        for element in elements { rows[ObjectIdentifier(element)] = row }
    }

    override func makeSpacer(_ content: [Element]) -> Element {
        let spacer = Element("tr", class: "away")
        let cell = Element("td")
        // As wide as the table.
        cell["colspan"] = "1000"
        cell.arrange(content)
        spacer.append(cell)
        return spacer
    }

    override func arrange(_ elements: [Element]) {
        // The row of the headers is the first.
        for element in elements {
            element["aria-rowindex"] = rows[ObjectIdentifier(element)].map { "\($0 + 2)" }
        }
        element.arrange(elements)
    }
}
