/// How the connection of a simulated browser is, as its tabs are told.
package struct ConnectionState: Equatable {
    package let name: Connection.Name
    /// Why there is trouble, if there is any.
    package let why: String?
    package let status: Int
    /// Whether messages may go.
    package let isReachable: Bool
    /// For how many milliseconds there has been trouble.
    package let ago: Double?
    /// In how many milliseconds the next attempt is made, if that is what is waited for.
    package let after: Double

    init(_ connection: Connection) {
        let now = connection.now()
        name = connection.name
        why = connection.why
        status = connection.status
        isReachable = connection.isReachable
        ago = connection.since.map { now - $0 }
        after = connection.name == .down ? connection.due - now : 0
    }
}
