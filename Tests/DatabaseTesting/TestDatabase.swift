package import Accounts
package import Storage
internal import Synchronization
internal import Testing

/// The databases that every test of behaviour runs over.
package enum TestDriver: CaseIterable, Sendable, CustomTestStringConvertible {
    case sqlite
    case postgreSQL

    /// Without PostgreSQL's programs only SQLite: one test says so when it is skipped.
    package static let installed = PostgreSQLServer.isInstalled ? allCases : [.sqlite]

    package var testDescription: String {
        switch self {
        case .sqlite: "SQLite"
        case .postgreSQL: "PostgreSQL"
        }
    }
}

/// An empty database for one test.
package struct TestDatabase: Sendable {
    package let location: DatabaseLocation

    package init(_ driver: TestDriver) throws {
        switch driver {
        case .sqlite:
            location = .sqlite(try TemporaryFolder().file("accounts.sqlite"))
        case .postgreSQL:
            let server = try PostgreSQLServer.shared.get()
            let schema = "test\(Self.schemas.wrappingAdd(1, ordering: .relaxed).newValue)"
            try DatabaseLocation.postgres(server.address()).connect().execute("CREATE SCHEMA \(schema)")
            location = .postgres(server.address(schema: schema))
        }
    }

    private static let schemas = Atomic(0)
}

extension TestDatabase {
    /// A connection as drivers make it, without migrations.
    package func connect() throws -> any DatabaseConnection { try location.connect() }

    package func open(
        _ clock: ManualClock = ManualClock(), configuration: AccountsConfiguration = .quick
    ) async throws -> Accounts {
        var configuration = configuration
        configuration.now = clock.now
        return try await Accounts(location, configuration: configuration)
    }
}

extension AccountsConfiguration {
    /// Passwords cost next to nothing, and names that nobody can have are refused at once.
    package static var quick: AccountsConfiguration { AccountsConfiguration().quick }

    /// The same, but that passwords cost next to nothing.
    package var quick: AccountsConfiguration {
        var configuration = self
        configuration.passwordCost = .minimal
        configuration.pause = { _ in }
        return configuration
    }
}
