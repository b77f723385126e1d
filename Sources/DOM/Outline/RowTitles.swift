/// The rows that controls stand in, by what a person takes for their titles: the first text of a row.
@MainActor
package struct RowTitles {
    private var titles: [ObjectIdentifier: String?] = [:]
    /// How many elements of a row are looked at.
    private static let limit = 200

    package init() {}

    /// The title of the row around a control; nil if it stands in none.
    package mutating func title(around control: FormControl) -> String? {
        var next = control.parent
        while let element = next {
            if Self.isRow(element) { return title(of: element) }
            next = element.parent
        }
        return nil
    }

    private mutating func title(of row: Element) -> String? {
        let id = ObjectIdentifier(row)
        if let title = titles[id] { return title }
        var left = Self.limit
        let title = Self.firstText(in: row, &left)
        titles[id] = .some(title)
        return title
    }

    private static func isRow(_ element: Element) -> Bool {
        element.tag.isEqual(to: "li") || element.tag.isEqual(to: "tr") || element["role"] == "row"
    }

    private static func firstText(in element: Element, _ left: inout Int) -> String? {
        left -= 1
        guard left > 0, element.isSeen, element.asControl == nil else { return nil }
        if element.childElements.isEmpty || element is TextElement {
            let text = element["alt"] ?? element.textContent
            return text.contains { !$0.isWhitespace } ? text : nil
        }
        for child in element.childElements {
            if let text = firstText(in: child, &left) { return text }
        }
        return nil
    }
}
