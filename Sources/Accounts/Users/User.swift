/// Somebody who can sign in.
public struct User: Identifiable, Hashable, Sendable {
    /// Never used for a second person, even when the first one is gone.
    public let id: ID

    /// As its owner writes it; two users' names differ in more than case.
    public let name: String

    /// Seconds since 1970.
    public let created: Int64

    /// Whether they may set who else may sign up.
    public let isAdministrator: Bool

    /// Makes a user from its parts, as tests and previews do.
    public init(id: ID, name: String, created: Int64, isAdministrator: Bool = false) {
        self.id = id
        self.name = name
        self.created = created
        self.isAdministrator = isAdministrator
    }
}

extension User {
    /// The number of a user in the database.
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int64

        public init(rawValue: Int64) {
            self.rawValue = rawValue
        }
    }
}

extension User.ID: CustomStringConvertible {
    public var description: String { "\(rawValue)" }
}
