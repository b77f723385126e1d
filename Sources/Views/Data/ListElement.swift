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
    private var items: [ObjectIdentifier: Element] = [:]

    package override func arrange(_ elements: [Element]) {
        var kept: [ObjectIdentifier: Element] = [:]
        kept.reserveCapacity(elements.count)
        let arranged = elements.map { content in
            let id = ObjectIdentifier(content)
            let item = items[id] ?? Self.makeItem(content)
            kept[id] = item
            return item
        }
        items = kept
        element.arrange(arranged)
    }

    private static func makeItem(_ content: Element) -> Element {
        let item = Element("li")
        item.append(content)
        return item
    }
}
