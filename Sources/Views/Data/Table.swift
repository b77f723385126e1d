internal import DOM
public import Reactive

/// Data in rows and columns.
///
/// ```swift
/// Table(people) {
///     TableColumn("Name", value: \.name)
///     TableColumn("Age", value: \.age).alignment(.trailing)
///     TableColumn("Last seen") { person in Text(person.lastSeen) }
/// }
/// .accessibilityLabel("People")
/// ```
///
/// A row follows its element: when elements change places only the rows that moved are moved in the browser. On a
/// narrow screen the table scrolls sideways, by keyboard as well.
///
/// With a `sortOrder` the headers of the columns that have a value are buttons, which set it: the program puts the rows in
/// that order, see ``ColumnOrder``.
///
/// With a `selection` each row has a box with which it is chosen, and where many may be chosen there is one for all rows. With
/// JavaScript a click chooses a row; with Shift it chooses all from the one before to this, with Control this one besides.
/// The arrow keys do the same, the space key chooses the row that has the focus, Control+A all and Escape none. The server
/// finds the rows between two itself, so that it does not matter how many of them are on the page. See
/// ``View/contextMenu(forSelectionType:menu:primaryAction:)`` for what can be done with them.
///
/// With a `columnCustomization` people show, hide and widen columns: see ``TableColumnCustomization``. `.exportsCSV(named:)`
/// saves the rows as a file.
///
/// Of more than 200 rows only those near the ones that are seen are on the page, as in a ``List``.
public struct Table<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
    let data: Data
    let columns: [AnyTableColumn<Data.Element>]
    private let selection: TableSelection<Data.Element.ID>?
    private let sortOrder: Binding<[ColumnOrder<Data.Element>]>?
    let customization: Binding<TableColumnCustomization<Data.Element>>?
    @State private var anchor = TableSelection<Data.Element.ID>.Anchor()
    @Environment(\.selectionMenu) private var selectionMenu
    @Environment(\.exportName) private var exportName

    private init(
        _ data: Data, _ selection: TableSelection<Data.Element.ID>?,
        _ sortOrder: Binding<[ColumnOrder<Data.Element>]>?,
        _ customization: Binding<TableColumnCustomization<Data.Element>>?,
        _ columns: [AnyTableColumn<Data.Element>]
    ) {
        self.data = data
        self.selection = selection
        self.sortOrder = sortOrder
        self.customization = customization
        self.columns = columns
    }

    public var body: some View {
        let shown = shownColumns
        let choices = choices(of: shown.count)
        if menu == nil, exportName == nil, choices.isEmpty {
            table(shown)
        } else {
            Box("div", class: "framed-table", attributes: [("role", "group")]) {
                Box("div", class: "table-bar") {
                    if let selection, let menu { SelectionBar(selection: selection, menu: menu) }
                    if !choices.isEmpty { ColumnMenu(choices: choices) }
                    if let exportName {
                        TableExport(name: exportName, titles: shown.map(\.title)) {
                            data.count
                        } texts: { row, words in
                            texts(of: row, shown, words)
                        }
                    }
                }
                table(shown)
            }
        }
    }

    private func table(_ shown: [AnyTableColumn<Data.Element>]) -> some View {
        Box("div", class: "table", attributes: [("role", "group"), ("tabindex", "0")]) {
            TableFrame(rows: data.count, choice: selection.map { $0.isMany ? .many : .one } ?? .none) {
                Box("thead") {
                    Box("tr") {
                        if let selection {
                            SelectionHeader(isChosen: selection.all(data.count) { Set(data.map(\.id)) })
                        }
                        ArrayContent(shown.map { header(of: $0).id($0.traits.id) })
                    }
                }
                TableBody {
                    ForEach(data) { element in
                        TableRow(id: element.id, isChosen: selection?.contains(element.id, anchor)) {
                            if let selection {
                                Box("td", class: "selection") {
                                    Toggle(rowTitle(element), isOn: selection.contains(element.id, anchor))
                                        .labelsHidden()
                                }
                            }
                            if customization == nil {
                                ArrayContent(shown.map { TableCell(column: $0, element: element) })
                            } else {
                                // Cells of another column begin anew.
                                ArrayContent(
                                    shown.map { TableCell(column: $0, element: element).id($0.traits.id) })
                            }
                        }
                    }
                }
            }
            if selection != nil || exportName != nil || customization != nil {
                TableCommands(opensRows: menu?.primaryAction != nil, carryOut: carryOut)
            }
        }
    }
}

extension Table {
    /// A table.
    ///
    /// - Parameters:
    ///   - data: the rows, in the order in which they are shown.
    ///   - sortOrder: the order that people choose; without it they choose none.
    ///   - columnCustomization: the columns that people show, hide and widen; without it they do not.
    ///   - columns: the columns, in their order.
    public init(
        _ data: Data, sortOrder: Binding<[ColumnOrder<Data.Element>]>? = nil,
        columnCustomization: Binding<TableColumnCustomization<Data.Element>>? = nil,
        @TableColumnBuilder<Data.Element> columns: () -> TableColumnBuilder<Data.Element>.Columns
    ) {
        self.init(data, nil, sortOrder, columnCustomization, columns())
    }

    /// A table one of whose rows can be chosen.
    ///
    /// - Parameters:
    ///   - data: the rows, in the order in which they are shown.
    ///   - selection: the identity of the row that is chosen, if one is.
    ///   - sortOrder: the order that people choose; without it they choose none.
    ///   - columnCustomization: the columns that people show, hide and widen; without it they do not.
    ///   - columns: the columns, in their order.
    public init(
        _ data: Data, selection: Binding<Data.Element.ID?>,
        sortOrder: Binding<[ColumnOrder<Data.Element>]>? = nil,
        columnCustomization: Binding<TableColumnCustomization<Data.Element>>? = nil,
        @TableColumnBuilder<Data.Element> columns: () -> TableColumnBuilder<Data.Element>.Columns
    ) {
        self.init(data, .one(selection), sortOrder, columnCustomization, columns())
    }

    /// A table whose rows can be chosen.
    ///
    /// - Parameters:
    ///   - data: the rows, in the order in which they are shown.
    ///   - selection: the identities of the rows that are chosen. One that has gone from the data stays chosen.
    ///   - sortOrder: the order that people choose; without it they choose none.
    ///   - columnCustomization: the columns that people show, hide and widen; without it they do not.
    ///   - columns: the columns, in their order.
    public init(
        _ data: Data, selection: Binding<Set<Data.Element.ID>>,
        sortOrder: Binding<[ColumnOrder<Data.Element>]>? = nil,
        columnCustomization: Binding<TableColumnCustomization<Data.Element>>? = nil,
        @TableColumnBuilder<Data.Element> columns: () -> TableColumnBuilder<Data.Element>.Columns
    ) {
        self.init(data, .many(selection), sortOrder, columnCustomization, columns())
    }
}

extension Table {
    private func header(of column: AnyTableColumn<Data.Element>) -> TableHeader {
        TableHeader(
            title: column.title, alignment: column.alignment, sorting: sorting(by: column),
            sizing: sizing(of: column))
    }

    private func sorting(by column: AnyTableColumn<Data.Element>) -> TableHeader.Sorting? {
        guard let sortOrder, let order = column.order else { return nil }
        let first = sortOrder.wrappedValue.first
        let direction = first?.keyPath == order.keyPath ? first?.direction : nil
        return TableHeader.Sorting(direction: direction) {
            var orders = sortOrder.wrappedValue
            var chosen = order
            // By now it may be another than when the header was made.
            if let first = orders.first, first.keyPath == order.keyPath {
                chosen.direction = first.direction.reversed
            }
            orders.removeAll { $0.keyPath == order.keyPath }
            sortOrder.wrappedValue = [chosen] + orders
        }
    }

    /// What can be done with the rows, if it is for rows of this kind.
    private var menu: SelectionMenu? {
        guard selection != nil else { return nil }
        return selectionMenu.flatMap { $0.takes(Data.Element.ID.self) ? $0 : nil }
    }

    private func carryOut(_ command: TableCommand, on id: AnyHashable?) {
        switch command {
        case .resize(_, let width):
            guard let customization, let id = id as? String,
                let column = columns.first(where: { $0.traits.id == id }), isResizable(column)
            else { return }
            customization.wrappedValue[width: id] = Double(column.traits.limited(width))
        case .open:
            guard let selection, let menu, let row = id as? Data.Element.ID else { return }
            let chosen = selection.ids
            let opened: Set<Data.Element.ID> = chosen.contains(row) ? chosen : [row]
            menu.primaryAction?(opened)
        default:
            selection?.carryOut(command, on: id as? Data.Element.ID, in: data.lazy.map(\.id), anchor)
        }
    }

    /// What the box of a row is called: as its first column has it in words.
    private func rowTitle(_ element: Data.Element) -> String {
        "Select \(columns.lazy.compactMap { $0.text?(element) }.first { !$0.isEmpty } ?? "\(element.id)")"
    }
}

/// The header of the boxes with which rows are chosen.
private struct SelectionHeader: View {
    /// Whether all of them are; nil where only one can be.
    let isChosen: Binding<Bool>?

    var body: some View {
        Box("td", class: "selection") {
            if let isChosen { Toggle(isOn: isChosen) { Text(own: "Select all") }.labelsHidden() }
        }
    }
}

/// The content of a row in a column.
private struct TableCell: View, PlainContainerView {
    let alignment: HorizontalAlignment
    let content: AnyView

    init<RowValue>(column: AnyTableColumn<RowValue>, element: RowValue) {
        alignment = column.alignment
        content = column.content(element)
    }

    func makeElement(at place: Place) -> Element { Element("td") }

    func enter(_ place: inout Place) { place.isInline = true }

    func update(_ element: Element) {
        element.align(alignment)
    }
}
