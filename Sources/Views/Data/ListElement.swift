package import DOM

/// `<ul>`, each of whose items is the element of a view.
///
/// It says that it is a list: a browser forgets that when the style sheet takes the bullets away.
package final class ListElement: Element {
    package init(class className: String) {
        super.init("ul", class: className)
        self["role"] = "list"
    }
}

/// Puts an `<li>` around each element, and keeps it with its element when that moves.
package final class ListContainer: Container {
    private var items = RowItems()

    package override var isLazy: Bool { true }

    package override func prepare() {
        items.forgetRows()
    }

    package override func note(row: Int, of count: Int, on elements: ArraySlice<Element>) {
        items.note(row: row, of: count, on: elements)
    }

    package override func arrange(_ elements: [Element]) {
        element.arrange(items.items(around: elements) { Element("li") })
    }
}
