@testable import Storage

extension Schema {
    /// A table of numbers.
    static let things = Schema("things", [Migration(1, "CREATE TABLE things (a BIGINT PRIMARY KEY)")])
}

extension Statement {
    /// number
    static let addThing = Statement("add_thing", "INSERT INTO things (a) VALUES ($1)")

    /// → number
    static let allThings = Statement("all_things", "SELECT a FROM things ORDER BY a")

    /// → how many
    static let countThings = Statement("count_things", "SELECT count(*) FROM things")
}
