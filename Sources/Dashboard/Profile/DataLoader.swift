import DashboardStorage
import PinionAccounts
import PinionImages

/// Where a person is kept: reads them, and stores what changes.
protocol DataLoader {
    /// The person as they are now.
    func load() async throws -> Person

    /// Stores changes, and returns the person after them.
    func change(_ changes: PersonChanges) async throws -> Person

    /// Stores another photo, and returns the person after it.
    func changePhoto(to photo: Portrait) async throws -> Person
}

/// A person in the database.
struct AccountsLoader: DataLoader {
    let accounts: Accounts
    let id: User.ID

    func load() async throws -> Person {
        guard let person = try await accounts.person(id) else { throw DashboardError.noSuchUser(id) }
        return person
    }

    func change(_ changes: PersonChanges) async throws -> Person {
        try await accounts.updatePerson(id, changes)
    }

    func changePhoto(to photo: Portrait) async throws -> Person {
        try await accounts.setPhoto(photo.bytes, type: .jpeg, for: id)
        return try await load()
    }
}
