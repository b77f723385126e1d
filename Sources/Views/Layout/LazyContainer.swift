internal import DOM

/// Keeps the views of a lazy stack or grid in order. Of many rows only some stand in the document, and then it is a list,
/// for those who do not see how long it is.
final class LazyContainer: Container {
    private var items = RowItems()

    override var isLazy: Bool { true }

    override func prepare() {
        items.forgetRows()
    }

    override func note(row: Int, of count: Int, on elements: ArraySlice<Element>) {
        items.note(row: row, of: count, on: elements)
    }

    override func arrange(_ elements: [Element]) {
        element["role"] = items.hasRows ? "list" : nil
        guard items.hasRows else {
            items.removeAll()
            return element.arrange(elements)
        }
        let arranged = items.items(around: elements) {
            let item = Element("div")
            item["role"] = "listitem"
            return item
        }
        element.arrange(arranged)
    }
}
