/// A person as a list of people shows them to somebody.
public struct ListedPerson: Identifiable, Hashable, Sendable {
    /// Without the e-mail address, unless the list is for this person.
    public var person: Person

    /// Whether whoever the list is for follows them.
    public var isFollowed: Bool

    /// The number of the user.
    public var id: User.ID { person.id }

    /// Makes one from its parts, as tests and previews do.
    public init(person: Person, isFollowed: Bool) {
        self.person = person
        self.isFollowed = isFollowed
    }
}
