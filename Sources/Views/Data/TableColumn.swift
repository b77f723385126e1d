/// A column of a ``Table``.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Photo") { person in Image(person.photo, label: Text(person.name)) }
/// TableColumn("Age", value: \.age).alignment(.trailing)
/// ```
@MainActor
public struct TableColumn<RowValue, Content: View> {
    let title: String
    var alignment: HorizontalAlignment = .leading
    let content: (RowValue) -> Content

    /// A column that shows something of each row.
    public init(
        _ title: some StringProtocol, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.title = String(title)
        self.content = content
    }

    /// The column with its header and cells standing elsewhere: figures are compared best when they end alike.
    public func alignment(_ alignment: HorizontalAlignment) -> TableColumn {
        var column = self
        column.alignment = alignment
        return column
    }
}

extension TableColumn where Content == Text {
    /// A column that shows what a key path says of each row.
    public init<Value: CustomStringConvertible>(
        _ title: some StringProtocol, value: KeyPath<RowValue, Value>
    ) {
        self.init(title) { row in Text(row[keyPath: value].description) }
    }
}

extension TableColumn {
    /// A column that shows something of each row, whose value is at a key path.
    public init<Value>(
        _ title: some StringProtocol, value: KeyPath<RowValue, Value>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title, content: content)
    }
}
