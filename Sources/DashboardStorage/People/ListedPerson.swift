package import Accounts

/// A person as a list of people shows them to somebody.
package struct ListedPerson: Identifiable, Hashable, Sendable {
    /// Without the e-mail address, unless the list is for this person.
    package var person: Person

    /// Whether whoever the list is for follows them.
    package var isFollowed: Bool

    /// The number of the user.
    package var id: User.ID { person.id }

    /// Makes one from its parts, as tests and previews do.
    package init(person: Person, isFollowed: Bool) {
        self.person = person
        self.isFollowed = isFollowed
    }
}
