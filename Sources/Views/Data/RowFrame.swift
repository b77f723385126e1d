internal import DOM

/// What stands around the rows of a long collection: elements in the place of the rows that are not in the document, with
/// links to these for those without JavaScript, and the field in which a browser says which rows are seen.
@MainActor
final class RowFrame {
    /// Stands for the rows before the first one, or before the one that is kept because it has the focus.
    let before: Element
    /// Stands for the rows between these and the one that is kept.
    let between: Element
    /// Stands for the rows after the last one.
    let after: Element
    let field: RowsElement
    /// The name under which the first row stands in the page's address.
    let name: String

    private let earlier = Element("a")
    private let later = Element("a")
    private unowned let graph: ViewGraph

    init(in container: Container, of graph: ViewGraph) {
        self.graph = graph
        name = graph.takeName("rows")
        let fieldName = "@\(name)"
        field = RowsElement(name: fieldName)
        let script = Element("script")
        script["type"] = "module"
        script["src"] = "/rows.js"
        before = container.makeSpacer(for: fieldName, [earlier])
        between = container.makeSpacer(for: fieldName, [])
        after = container.makeSpacer(for: fieldName, [later, field, script])
    }

    /// Shows which rows stand in the document.
    ///
    /// - Parameter kept: the row that stands there besides.
    func show(_ range: Range<Int>, of count: Int, keeping kept: Int?) {
        let early = kept.flatMap { $0 < range.lowerBound ? $0 : nil }
        let late = kept.flatMap { $0 >= range.upperBound ? $0 : nil }
        before["data-rows"] = "\(early ?? range.lowerBound)"
        between["data-rows"] =
            early.map { "\(range.lowerBound - $0 - 1)" } ?? late.map { "\($0 - range.upperBound)" } ?? "0"
        after["data-rows"] = "\(count - (late.map { $0 + 1 } ?? range.upperBound))"
        field["data-window"] = "\(range.lowerBound) \(range.count) \(count)"
        let first = max(range.lowerBound - RowWindow.page, 0)
        link(earlier, to: first..<range.lowerBound, of: count)
        link(later, to: range.upperBound..<min(range.upperBound + RowWindow.page, count), of: count)
    }

    /// The row that the page's address asks for.
    var askedRow: Int {
        guard let text = graph.query.location(for: name).read().first, let row = Int(text), row > 0 else {
            return 0
        }
        return row - 1
    }

    /// Gives its name back.
    func close() {
        field.onEdit = nil
        graph.releaseName(name)
    }

    private func link(_ link: Element, to rows: Range<Int>, of count: Int) {
        link.isHidden = rows.isEmpty
        guard !rows.isEmpty else { return }
        link.text = "Rows \(rows.lowerBound + 1) to \(rows.upperBound) of \(count)"
        link["href"] = "?" + graph.query.text(with: ["\(rows.lowerBound + 1)"], of: name)
    }
}

extension Container {
    /// Makes an element that stands in the place of rows.
    fileprivate func makeSpacer(for field: String, _ content: [Element]) -> Element {
        let spacer = makeSpacer(content)
        spacer["data-away"] = field
        return spacer
    }
}
