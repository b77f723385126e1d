/// What restoring a backup does to a table.
package struct TableReplacement: Hashable, Sendable {
    package let table: String
    /// How many rows it has.
    package let rows: Int64
    /// How many it gets in their place.
    package let newRows: Int64

    package init(_ table: String, _ rows: Int64, by newRows: Int64) {
        self.table = table
        self.rows = rows
        self.newRows = newRows
    }
}
