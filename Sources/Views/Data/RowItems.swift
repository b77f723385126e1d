internal import DOM

/// The elements that a container has put around those of its views, each kept with its element when that moves.
///
/// Of rows that are not all in the document each item says which one it is.
@MainActor
struct RowItems {
    private var items: [ObjectIdentifier: Element] = [:]
    private var rows: [ObjectIdentifier: (index: Int, count: Int)] = [:]

    /// Whether there are more rows than stand in the document.
    var hasRows: Bool { !rows.isEmpty }

    /// Forgets which elements are rows: they are about to be collected.
    mutating func forgetRows() {
        rows.removeAll(keepingCapacity: true)
    }

    /// Takes note which of many rows these elements are. Those of rows inside a row are noted before it, as what they are
    /// there; what stands in the place of such rows is none.
    mutating func note(row: Int, of count: Int, on elements: ArraySlice<Element>) {
        for element in elements where element["data-away"] == nil {
            let id = ObjectIdentifier(element)
            if rows[id] == nil { rows[id] = (row, count) }
        }
    }

    /// Forgets the items: nothing is put around elements any more.
    mutating func removeAll() {
        items = [:]
    }

    /// The items around these elements.
    mutating func items(around elements: [Element], _ makeItem: () -> Element) -> [Element] {
        var kept: [ObjectIdentifier: Element] = [:]
        kept.reserveCapacity(elements.count)
        let arranged = elements.map { content in
            let id = ObjectIdentifier(content)
            let item: Element
            if let known = items[id] {
                item = known
            } else {
                item = makeItem()
                item.append(content)
            }
            kept[id] = item
            item["aria-posinset"] = rows[id].map { "\($0.index + 1)" }
            item["aria-setsize"] = rows[id].map { "\($0.count)" }
            return item
        }
        items = kept
        return arranged
    }
}
