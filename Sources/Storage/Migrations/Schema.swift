/// The tables that belong together, and their history. A database may hold several.
package struct Schema: Sendable {
    /// One word, by which the database knows the history.
    let name: String

    /// The history, oldest step first.
    let migrations: [Migration]

    package init(_ name: String, _ migrations: [Migration]) {
        self.name = name
        self.migrations = migrations
    }
}
