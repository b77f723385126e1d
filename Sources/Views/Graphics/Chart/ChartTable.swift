internal import DOM

/// The values of a chart as a table that only screen readers find.
@MainActor
final class ChartTable {
    let element = Element("div", class: "visually-hidden")
    private let caption = Element("caption")
    private let heads: KeyedElements<String>
    private let rows: KeyedElements<String>
    private var cells: [String: KeyedElements<String>] = [:]
    /// How many rows are shown at most: the latest.
    private static let limit = 200

    init() {
        let table = Element("table")
        let head = Element("thead")
        let headRow = Element("tr")
        let body = Element("tbody")
        heads = KeyedElements(headRow)
        rows = KeyedElements(body)
        head.append(headRow)
        table.append(caption, head, body)
        element.append(table)
    }

    func show(_ marks: [ChartLayout.StyledMark], _ title: ChartTitle) {
        caption.text = title.text
        let values = ChartValues(marks)
        showHead(title.place, values.columns)
        var kept: [String: KeyedElements<String>] = [:]
        for row in values.rows.suffix(Self.limit) {
            let element = rows.next(row) { Element("tr") }
            let cells = cells[row] ?? KeyedElements(element)
            kept[row] = cells
            let place = cells.next("") { Element("th") }
            place["scope"] = "row"
            place.text = row
            for column in values.columns {
                cells.next("value \(column)") { Element("td") }.text = values[row, column]
            }
            cells.finish()
        }
        cells = kept
        rows.finish()
    }

    private func showHead(_ place: String, _ columns: [String]) {
        for (key, text) in [("", place)] + columns.map({ ("value \($0)", $0) }) {
            let head = heads.next(key) { Element("th") }
            head["scope"] = "col"
            head.text = text
        }
        heads.finish()
    }
}

/// The values of a chart as a table: a row for each place, a column for each series or kind of value.
struct ChartValues {
    private(set) var rows: [String] = []
    private(set) var columns: [String] = []
    private var values: [String: [String: String]] = [:]

    init(_ marks: [ChartLayout.StyledMark]) {
        var known: Set<String> = []
        for (mark, style) in marks {
            guard let x = mark.x, let y = mark.y else { continue }
            let isLying = x.value.isNumber && !y.value.isNumber
            let (place, value) = isLying ? (y, x) : (x, y)
            let row = place.value.text
            let column = (style.series ?? style.position)?.value.text ?? value.label
            if values[row] == nil { rows.append(row) }
            if known.insert(column).inserted { columns.append(column) }
            values[row, default: [:]][column] = value.value.text
        }
    }

    subscript(row: String, column: String) -> String { values[row]?[column] ?? "–" }
}
