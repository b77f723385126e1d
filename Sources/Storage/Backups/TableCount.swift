/// How many rows a table has.
package struct TableCount: Hashable, Sendable {
    package let table: String
    package let rows: Int64

    package init(_ table: String, _ rows: Int64) {
        self.table = table
        self.rows = rows
    }
}
