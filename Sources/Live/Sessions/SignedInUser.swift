/// The person who is signed in.
public struct SignedInUser: Sendable, Hashable, Identifiable {
    /// What nobody else has, for as long as the person is known.
    public let id: String
    /// The name to show.
    public let name: String
    /// What the person may do, in the program's own words: "admin" for example.
    public let roles: Set<String>

    /// - Parameters:
    ///   - id: what nobody else has.
    ///   - name: the name to show; the id unless given.
    ///   - roles: what the person may do.
    public init(id: String, name: String? = nil, roles: Set<String> = []) {
        self.id = id
        self.name = name ?? id
        self.roles = roles
    }
}
