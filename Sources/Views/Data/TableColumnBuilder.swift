/// Lets the columns of a ``Table`` be written one below the other.
@MainActor
@resultBuilder
public enum TableColumnBuilder<RowValue> {
    public typealias Columns = [AnyTableColumn<RowValue>]

    public static func buildExpression<Content: View>(_ column: TableColumn<RowValue, Content>) -> Columns {
        [AnyTableColumn(column)]
    }

    public static func buildBlock(_ columns: Columns...) -> Columns { columns.flatMap(\.self) }

    public static func buildOptional(_ columns: Columns?) -> Columns { columns ?? [] }

    public static func buildEither(first columns: Columns) -> Columns { columns }

    public static func buildEither(second columns: Columns) -> Columns { columns }

    public static func buildArray(_ columns: [Columns]) -> Columns { columns.flatMap(\.self) }
}

/// A column whose kind of content is forgotten.
@MainActor
public struct AnyTableColumn<RowValue> {
    let title: String
    let alignment: HorizontalAlignment
    let order: ColumnOrder<RowValue>?
    let text: ((RowValue) -> String)?
    let traits: ColumnTraits
    let content: (RowValue) -> AnyView

    init<Content: View>(_ column: TableColumn<RowValue, Content>) {
        title = column.title
        alignment = column.alignment
        order = column.order
        text = column.text
        traits = column.traits
        content = { AnyView(column.content($0)) }
    }
}
