internal import DOM

extension View {
    /// Puts a button above the tables inside that saves their rows as a file for spreadsheet programs.
    ///
    /// ```swift
    /// Table(ships.sorted(using: order), sortOrder: $order) {
    ///     TableColumn("Name", value: \.name)
    ///     TableColumn("Length", value: \.length)
    /// }
    /// .exportsCSV(named: "ships")
    /// ```
    ///
    /// The file has all rows, in the order that they have, not only those that are on the page, and the columns that are
    /// shown, each cell as the words in it. See ``CSV``. It works without JavaScript, and a script gets the file as the answer
    /// to the form with the action: `curl -d action=export-as-csv http://127.0.0.1:8080/ships`.
    ///
    /// Others do not wait for a long table: it is read in pieces. Of one page one file is made at a time.
    ///
    /// - Parameter name: the name of the file, without its ending.
    public func exportsCSV(named name: String) -> some View {
        environment(\.exportName, name)
    }
}

extension EnvironmentValues {
    /// What the files of the tables inside are called; nil if there are none.
    var exportName: String? {
        get { self[ExportNameKey.self] }
        set { self[ExportNameKey.self] = newValue }
    }
}

private struct ExportNameKey: EnvironmentKey {
    static let defaultValue: String? = nil
}

/// The button that saves the rows of a table.
struct TableExport: View {
    /// The name of the file, without its ending.
    let name: String
    /// The titles of the columns.
    let titles: [String]
    /// How many rows there are.
    let count: @MainActor () -> Int
    /// Reads what stands in a row, with something that reads the words in a cell.
    let texts: @MainActor (_ row: Int, _ words: @MainActor (AnyView) -> String) -> [String]
}

extension TableExport: PrimitiveView {
    func makeNode(at place: Place) -> ViewNode<TableExport> {
        let exporter = TableExporter(self, at: place)
        let button = Button {
            exporter.export()
        } label: {
            Label {
                Text(own: "Export as CSV")
            } icon: {
                Image(systemName: "square.and.arrow.down")
            }
        }
        .decorated(by: AttributeDecoration("data-file", exporter.fileName, on: .controls))
        return TableExportNode(AnyView(button), exporter, at: place)
    }
}

/// Writes the rows of a table as they are when somebody asks for them.
@MainActor
private final class TableExporter {
    /// What is exported, and where; nil once that has gone from the page.
    var view: TableExport?
    private var place: Place?
    let fileName: String

    init(_ view: TableExport, at place: Place) {
        self.view = view
        fileName = "\(view.name).csv"
        self.place = place
    }

    /// The table goes. The button may stay until the document goes, which the place would keep.
    func close() {
        (view, place) = (nil, nil)
    }

    func export() {
        place?.graph.document?.offeredFile = OfferedFile(name: fileName, type: "text/csv; charset=utf-8") {
            [weak self] in await self?.makeFile() ?? []
        }
    }

    /// How many rows are read before others have their turn: a row of views takes long.
    private static let pieceLength = 100

    /// Reads the rows as they are at the beginning; none if the table goes meanwhile.
    private func makeFile() async -> [UInt8] {
        guard let table = view else { return [] }
        var bytes = CSV([table.titles]).bytes
        var start = 0
        while start < table.count() {
            if start > 0 { await Task.yield() }
            guard let place else { return [] }
            let piece = start..<max(start, min(start + Self.pieceLength, table.count()))
            bytes += CSV(piece.map { table.texts($0) { self.words(of: $0, at: place) } }).lines
            start += Self.pieceLength
        }
        return bytes
    }

    /// Reads the words of a view that is not on the page.
    private func words(of view: AnyView, at place: Place) -> String {
        var inside = place.deeper.inline
        let container = Container(Element("td"))
        container.graph = place.graph
        inside.container = container
        let node = inside.makeNode(view)
        defer { node.unmount() }
        return node.elements.map(\.textContent).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

private final class TableExportNode: WrappingNode<TableExport, AnyView> {
    private let exporter: TableExporter

    init(_ button: AnyView, _ exporter: TableExporter, at place: Place) {
        self.exporter = exporter
        super.init(button, at: place)
    }

    override func update(_ view: TableExport) {
        exporter.view = view
    }

    override func unmount() {
        super.unmount()
        exporter.close()
    }
}
