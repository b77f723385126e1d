internal import DOM

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
public struct Table<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
    let data: Data
    let columns: [AnyTableColumn<Data.Element>]

    public init(
        _ data: Data,
        @TableColumnBuilder<Data.Element> columns: () -> TableColumnBuilder<Data.Element>.Columns
    ) {
        self.data = data
        self.columns = columns()
    }

    public var body: some View {
        Box("div", class: "table", attributes: [("role", "group"), ("tabindex", "0")]) {
            Box("table") {
                Box("thead") {
                    Box("tr") { ArrayContent(columns.map(TableHeader.init)) }
                }
                Box("tbody") {
                    ForEach(data) { element in
                        Box("tr") {
                            ArrayContent(columns.map { TableCell(column: $0, element: element) })
                        }
                    }
                }
            }
        }
    }
}

/// The header of a column.
private struct TableHeader: View, ElementView {
    let title: String
    let alignment: HorizontalAlignment

    init<RowValue>(_ column: AnyTableColumn<RowValue>) {
        title = column.title
        alignment = column.alignment
    }

    func makeElement(at place: Place) -> Element {
        let element = Element("th")
        element["scope"] = "col"
        return element
    }

    func update(_ element: Element, in environment: EnvironmentValues) {
        element.text = title
        element.setClass("align", alignment == .leading ? nil : alignment.rawValue)
    }
}

/// The content of a row in a column.
private struct TableCell: View, ContainerView {
    let alignment: HorizontalAlignment
    let content: AnyView

    init<RowValue>(column: AnyTableColumn<RowValue>, element: RowValue) {
        alignment = column.alignment
        content = column.content(element)
    }

    func makeElement(at place: Place) -> Element { Element("td") }

    func inside(_ place: Place) -> Place { place.inline }

    func update(_ element: Element, in environment: EnvironmentValues) {
        element.setClass("align", alignment == .leading ? nil : alignment.rawValue)
    }
}
