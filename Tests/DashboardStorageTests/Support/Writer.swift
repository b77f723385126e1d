import DatabaseTesting
import Dispatch
import Glibc

@testable import Accounts
@testable import DashboardStorage

/// Writes everything that there is to write, one transaction after the other, until it is killed.
struct Writer: Codable, Sendable {
    /// The file of the database.
    let path: String
    /// How many steps were made before.
    let start: Int
    /// When it is killed, in microseconds from its begin.
    let life: Int

    static let ada = User.ID(rawValue: 1)

    /// More than fits on a page, or on ten.
    static func photo(_ round: Int) -> [UInt8] {
        [UInt8](repeating: UInt8(truncatingIfNeeded: round), count: 60_000)
    }
}

extension Writer {
    /// Says the number of each step that has been answered, and does not return.
    func run() async throws {
        die()
        let accounts = try await Accounts(.sqlite(path), configuration: .dashboard.quick)
        for step in start... {
            try await make(step, accounts)
            say("\(step)")
        }
    }

    /// Fills an empty database with sample data.
    func fill() async throws {
        let accounts = try await Accounts(.sqlite(path), configuration: .dashboard.quick)
        say("0")
        die()
        try await SampleData.fill(accounts, people: 200)
        say("1")
        // Whoever is done before the end waits for it.
        while true { pause() }
    }
}

extension Writer {
    private func make(_ step: Int, _ accounts: Accounts) async throws {
        let round = step / 5
        switch step % 5 {
        case 0:
            try await accounts.createUser(name: "user-\(round)", email: nil, password: "difference engine")
        case 1:
            try await accounts.updatePerson(
                Self.ada,
                PersonChanges(
                    displayName: "Round \(round)", email: "\(round)@example.org", theme: "round-\(round)"))
        case 2: try await accounts.follow(User.ID(rawValue: Int64(round) + 2), by: Self.ada)
        case 3: try await accounts.createArticle(title: "\(round)", text: "Text", by: Self.ada)
        default: try await accounts.setPhoto(Self.photo(round), type: .png, for: Self.ada)
        }
    }

    /// Kills the whole process when its life is over, whatever it is doing then.
    private func die() {
        DispatchQueue.global().asyncAfter(deadline: .now() + .microseconds(life)) {
            kill(getpid(), SIGKILL)
        }
    }

    private func say(_ text: String) {
        let line = Array("\(text)\n".utf8)
        _ = write(1, line, line.count)
    }
}
