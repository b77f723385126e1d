import DashboardStorage
import PinionAccounts

/// Where people are found.
struct PeopleSource {
    /// Those who are looked for, from a place in the list on.
    let people: (_ search: String, PeopleListing.Cursor?) async throws -> PeopleListing
    /// One of them, as they are now.
    let person: (User.ID) async throws -> Person?
    /// Begins to follow one of them, or stops.
    let follow: (User.ID, Bool) async throws -> Void

    /// Makes one of its parts, as tests do.
    init(
        people: @escaping (_ search: String, PeopleListing.Cursor?) async throws -> PeopleListing,
        person: @escaping (User.ID) async throws -> Person? = { _ in nil },
        follow: @escaping (User.ID, Bool) async throws -> Void = { _, _ in }
    ) {
        self.people = people
        self.person = person
        self.follow = follow
    }

    /// Everybody, as somebody sees them.
    ///
    /// - Parameter origin: where they look from.
    init(_ accounts: Accounts, seenBy viewer: User.ID, from origin: PageOrigin) {
        people = { search, cursor in
            try await accounts.people(matching: search, after: cursor, seenBy: viewer)
        }
        person = { try await accounts.person($0) }
        follow = { try await Following($0, by: viewer, accounts, from: origin).set($1) }
    }
}
