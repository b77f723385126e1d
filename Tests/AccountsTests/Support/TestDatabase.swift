import Synchronization
import Testing

@testable import Accounts

/// The databases that every test of behaviour runs over.
enum TestDriver: CaseIterable, Sendable, CustomTestStringConvertible {
    case sqlite
    case postgreSQL

    /// Without PostgreSQL's programs only SQLite: one test says so when it is skipped.
    static let installed = PostgreSQLServer.isInstalled ? allCases : [.sqlite]

    var testDescription: String {
        switch self {
        case .sqlite: "SQLite"
        case .postgreSQL: "PostgreSQL"
        }
    }
}

/// An empty database for one test.
struct TestDatabase: Sendable {
    let location: DatabaseLocation

    init(_ driver: TestDriver) throws {
        switch driver {
        case .sqlite:
            location = .sqlite(try TemporaryFolder().file("accounts.sqlite"))
        case .postgreSQL:
            let server = try PostgreSQLServer.shared.get()
            let schema = "test\(Self.schemas.wrappingAdd(1, ordering: .relaxed).newValue)"
            try PostgreSQLConnection(address: server.address()).execute("CREATE SCHEMA \(schema)")
            location = .postgres(server.address(schema: schema))
        }
    }

    private static let schemas = Atomic(0)
}

extension TestDatabase {
    /// A connection as drivers make it, without migrations.
    func connect() throws -> any DatabaseConnection {
        switch location {
        case .sqlite(let path): try SQLiteConnection(path: path)
        case .postgres(let address): try PostgreSQLConnection(address: address)
        }
    }

    func open(_ clock: ManualClock = ManualClock(), cost: PasswordCost = .minimal) async throws -> Accounts {
        var configuration = AccountsConfiguration.quick
        configuration.now = clock.now
        configuration.passwordCost = cost
        return try await Accounts(location, configuration: configuration)
    }
}

extension AccountsConfiguration {
    /// Passwords cost next to nothing.
    static var quick: AccountsConfiguration {
        var configuration = AccountsConfiguration()
        configuration.passwordCost = .minimal
        return configuration
    }
}
