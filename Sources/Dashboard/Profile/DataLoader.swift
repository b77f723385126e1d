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
    private let accounts: Accounts
    private let id: User.ID
    private let origin: PageOrigin

    /// - Parameters:
    ///   - visit: the page, from which changes come.
    ///   - id: the person.
    init(_ visit: Visit, _ id: User.ID) {
        accounts = visit.accounts
        self.id = id
        origin = PageOrigin(visit)
    }

    func load() async throws -> Person {
        guard let person = try await accounts.person(id) else { throw DashboardError.noSuchUser(id) }
        return person
    }

    func change(_ changes: PersonChanges) async throws -> Person {
        try await accounts.updatePerson(id, changes, from: origin.value)
    }

    func changePhoto(to photo: Portrait) async throws -> Person {
        try await accounts.setPhoto(photo.bytes, type: .jpeg, for: id, from: origin.value)
        return try await load()
    }
}
