import DashboardStorage
import PinionAccounts
import PinionImages

@testable import Dashboard

/// Stands for the database: one person, whom it takes its time to read if there is a door.
final class LoaderDouble: DataLoader {
    var person: Person
    var failure: (any Error)?
    var door: Door?
    private(set) var history: [String] = []

    init(_ person: Person) {
        self.person = person
    }

    func load() async throws -> Person {
        history.append("load")
        try await door?.wait()
        if let failure { throw failure }
        return person
    }

    func change(_ changes: PersonChanges) async throws -> Person {
        history.append("change")
        try await door?.wait()
        if let failure { throw failure }
        if let name = changes.displayName { person.displayName = name }
        if let email = changes.email { person.email = email.isEmpty ? nil : email }
        if let color = changes.headerColor { person.headerColor = color }
        if let theme = changes.theme { person.theme = theme }
        return person
    }

    func changePhoto(to photo: Portrait) async throws -> Person {
        history.append("photo")
        try await door?.wait()
        if let failure { throw failure }
        person.photoETag = "0f3a"
        return person
    }
}

/// What goes wrong in tests.
struct Wrong: Error, CustomStringConvertible {
    let description = "the database is asleep"
}
