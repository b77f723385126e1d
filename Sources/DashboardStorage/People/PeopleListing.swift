/// Some of the people, in the order of their names, and where the next ones begin.
package struct PeopleListing: Hashable, Sendable {
    /// Who is on it.
    package let people: [ListedPerson]

    /// To be given to the next question; `nil` when these are the last.
    package let next: Cursor?

    /// How many there are in all, on this listing or not.
    package let total: Int

    /// Makes a listing from its parts, as tests and previews do.
    ///
    /// - Parameter total: how many there are in all; nil if these are all.
    package init(people: [ListedPerson], next: Cursor?, total: Int? = nil) {
        self.people = people
        self.next = next
        self.total = total ?? people.count
    }
}

extension PeopleListing {
    /// A place between two people. It stays where it is when others come and go around it.
    ///
    /// Its text can be part of an address. Whoever makes one up begins somewhere else in the list, and
    /// nothing more.
    package struct Cursor: LosslessStringConvertible, Hashable, Sendable {
        /// The key of the name after which the list goes on.
        package let description: String

        /// - Returns: `nil` for a text that is none of ours.
        package init?(_ text: String) {
            // Four times what a name may have: capitals may turn into several small letters.
            guard !text.isEmpty, text.utf8.count <= 1024, !text.utf8.contains(0) else { return nil }
            description = text
        }
    }
}
