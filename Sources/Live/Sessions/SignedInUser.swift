/// The person who is signed in.
public struct SignedInUser: Sendable, Hashable, Identifiable {
    public let id: Int64
    /// The name that the person signs in with.
    public let name: String

    public init(id: Int64, name: String) {
        self.id = id
        self.name = name
    }
}
