/// The tables that belong together, and their history. A database may hold several.
package struct Schema: Sendable {
    /// One word, by which the database knows the history.
    let name: String

    /// The history, oldest step first.
    let migrations: [Migration]

    /// The names of tables whose rows are for the day: they are in no backup.
    let passingTables: Set<String>

    /// Whether every backup has it. One that came to a program later is missing in those of before.
    let isInEveryBackup: Bool

    package init(
        _ name: String, _ migrations: [Migration], passingTables: Set<String> = [],
        isInEveryBackup: Bool = true
    ) {
        self.name = name
        self.migrations = migrations
        self.passingTables = passingTables
        self.isInEveryBackup = isInEveryBackup
    }
}
