/// How the connection of a simulated browser is, as its tabs are told.
package struct ConnectionState: Equatable {
    package let name: Connection.Name
    /// Why there is trouble, if there is any.
    package let why: String?
    /// Since when there has been trouble.
    package let since: Double?
    /// Whether messages may go.
    package let isReachable: Bool
    /// When the next attempt is made, if that is what is waited for.
    package let due: Double

    init(_ connection: Connection) {
        name = connection.name
        why = connection.why
        since = connection.since
        isReachable = connection.isReachable
        due = connection.name == .down ? connection.due : 0
    }
}
