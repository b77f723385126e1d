internal import DOM

/// The values of a chart as a table that only screen readers find.
@MainActor
final class ChartTable {
    let element = Element("div", class: "visually-hidden")
    private let caption = Element("caption")
    private let body = Element("tbody")
    private let heads: KeyedElements<String>
    private var columns: [String] = []
    private var rows: [Row] = []
    /// How many rows are shown at most: the latest.
    private static let limit = 200

    /// The elements of a row.
    @MainActor
    private final class Row {
        let key: String
        let element = Element("tr")
        /// What it is called, then a value for each column.
        private let cells: [Element]
        /// What stands in it: most rows stay as they are, which is seen at once so.
        private var shown: ChartValues.Row?

        init(_ key: String, columns: Int) {
            self.key = key
            cells = [Element("th")] + (0..<columns).map { _ in Element("td") }
            element.arrange(cells)
        }

        func show(_ row: ChartValues.Row, on scale: ChartScale?) {
            // Along an axis, one that says the same may stand elsewhere.
            guard scale != nil || row != shown else { return }
            shown = scale == nil ? row : nil
            let position = row.part ?? row.value.flatMap { scale?.position(of: $0) }
            element["data-at"] = position.map { ChartNumber.coordinate($0 * 100) }
            element["data-x"] = scale == nil ? nil : row.value?.selected?.text
            cells[0].text = row.text
            for (cell, value) in zip(cells.dropFirst(), row.values) { cell.text = value }
        }
    }

    init() {
        let table = Element("table")
        let head = Element("thead")
        let headRow = Element("tr")
        heads = KeyedElements(headRow)
        head.append(headRow)
        table.append(caption, head, body)
        element.append(table)
    }

    /// - Parameter scale: the axis along which values are shown or chosen that the script finds in here; nil if it finds
    ///   them elsewhere, or not at all.
    func show(_ values: ChartValues, _ title: ChartTitle, on scale: ChartScale?) {
        caption.text = title.text
        showHead(title.place, values.columns)
        if values.columns != columns { (columns, rows) = (values.columns, []) }
        let news = values.rows.suffix(Self.limit)
        // As time goes on, the first rows go and others come behind the last: those between are not looked for.
        if let first = news.first?.key, let index = rows.firstIndex(where: { $0.key == first }) {
            rows.removeFirst(index)
        }
        var others: [String: Row]?
        var shown: [Row] = []
        shown.reserveCapacity(news.count)
        for (index, new) in news.enumerated() {
            var row = index < rows.count && rows[index].key == new.key ? rows[index] : nil
            if row == nil, index < rows.count {
                let known = others ?? Dictionary(rows[index...].map { ($0.key, $0) }) { first, _ in first }
                row = known[new.key]
                others = known
            }
            let found = row ?? Row(new.key, columns: columns.count)
            found.show(new, on: scale)
            shown.append(found)
        }
        rows = shown
        body.arrange(rows.map(\.element))
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
    struct Row: Equatable {
        /// What tells it from others.
        let key: String
        let text: String
        /// Where its values stand along the horizontal axis, or around a pie.
        var value: PlottedValue?
        var part: Double?
        /// As many as columns; a dash if there is none.
        fileprivate(set) var values: [String] = []
    }

    private(set) var rows: [Row] = []
    private(set) var columns: [String] = []

    init(_ marks: [ChartLayout.StyledMark], _ options: ChartOptions) {
        let clock = ChartClock(zone: options.zone)
        var rowIndices: [String: Int] = [:]
        var columnIndices: [String: Int] = [:]
        func column(_ name: String) -> Int {
            if let known = columnIndices[name] { return known }
            columns.append(name)
            columnIndices[name] = columns.count - 1
            return columns.count - 1
        }
        var date: CalendarDate?
        let pie = ChartPie(marks)
        for (index, (mark, style)) in marks.enumerated() {
            if mark.kind == .sector, let angle = mark.y {
                var row = Row(
                    key: "sector \(index)", text: style.series?.value.key ?? "\(index + 1)",
                    part: pie[index].map { ($0.lowerBound + $0.upperBound) / 2 })
                row.set(
                    angle.value.text(options.y.format, clock) + " (\(pie.percent(index)))",
                    column(angle.label))
                rows.append(row)
                continue
            }
            guard let x = mark.x, let y = mark.y, mark.kind != .rectangle, mark.kind != .rule else {
                continue
            }
            let isLying = x.value.isNumber && !y.value.isNumber
            let (place, value) = isLying ? (y, x) : (x, y)
            let key = place.value.key
            let name = (style.series ?? style.position)?.value.key ?? value.label
            let row = rowIndices[key] ?? rows.count
            if row == rows.count {
                // Where a day begins its date is said, too.
                let own = place.value.moment?.dateAndTime(in: options.zone).date
                let format = isLying ? options.y.format : options.x.format
                let text = place.value.text(format, clock, withDay: date != nil && own != date)
                rows.append(Row(key: key, text: text, value: isLying ? nil : place.value))
                rowIndices[key] = row
                date = own ?? date
            }
            let end = isLying ? mark.xEnd : mark.yEnd
            let text = ([value] + (end.map { [$0] } ?? []))
                .map { $0.value.text(isLying ? options.x.format : options.y.format, clock) }
                .joined(separator: " – ")
            rows[row].set(text, column(name))
        }
        for row in rows.indices { rows[row].fill(columns.count) }
    }
}

extension ChartValues.Row {
    fileprivate mutating func set(_ text: String, _ column: Int) {
        fill(column + 1)
        values[column] = text
    }

    fileprivate mutating func fill(_ count: Int) {
        while values.count < count { values.append("–") }
    }
}
