import DatabaseTesting
import Testing

@testable import Accounts
@testable import DashboardStorage
@testable import Storage

@Suite("Follows")
struct FollowTests {
    @Test(arguments: TestDriver.installed)
    func followingTwiceIsFollowing(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(configuration: .dashboard.quick)
        let (ada, grace) = try await adaAndGrace(accounts)
        for _ in 0..<2 {
            try await accounts.follow(grace, by: ada)
            #expect(try await accounts.isFollowing(grace, by: ada))
            #expect(try await accounts.isFollowing(ada, by: grace) == false)
            #expect(try await counts(accounts, ada) == [0, 1])
            #expect(try await counts(accounts, grace) == [1, 0])
        }
        for _ in 0..<2 {
            try await accounts.unfollow(grace, by: ada)
            #expect(try await accounts.isFollowing(grace, by: ada) == false)
            #expect(try await counts(accounts, ada) == [0, 0])
            #expect(try await counts(accounts, grace) == [0, 0])
        }
    }

    @Test(arguments: TestDriver.installed)
    func nobodyFollowsThemselvesOrNobody(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(configuration: .dashboard.quick)
        let (ada, _) = try await adaAndGrace(accounts)
        let nobody = User.ID(rawValue: .max)
        for (followed, follower, problem) in [
            (ada, ada, DashboardError.cannotFollowOneself), (nobody, ada, .noSuchUser(nobody)),
            (ada, nobody, .noSuchUser(nobody)),
        ] {
            let error = await errorOf { () throws(DashboardError) in
                try await accounts.follow(followed, by: follower)
            }
            #expect(error == problem)
        }
        try await accounts.unfollow(nobody, by: ada)
        #expect(try await accounts.isFollowing(nobody, by: ada) == false)
    }

    @Test(arguments: TestDriver.installed)
    func countsAreRightWhoeverFollowsAtOnce(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let processes = [
            try await database.open(configuration: .dashboard.quick),
            try await database.open(configuration: .dashboard.quick),
        ]
        var people: [User.ID] = []
        for number in 0..<12 {
            people.append(
                try await processes[0].createUser(name: "\(number)", password: "difference engine").id)
        }
        let everybody = people
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, follower) in everybody.enumerated() {
                group.addTask {
                    let accounts = processes[number % 2]
                    for followed in everybody where followed != follower {
                        try await accounts.follow(followed, by: follower)
                    }
                    if number % 3 == 0 {
                        try await accounts.unfollow(everybody[number + 1], by: follower)
                    }
                }
            }
            try await group.waitForAll()
        }
        for (number, person) in everybody.enumerated() {
            let expected = [number % 3 == 1 ? 10 : 11, number % 3 == 0 ? 10 : 11]
            #expect(try await counts(processes[0], person) == expected)
        }
    }

    @Test(arguments: TestDriver.installed)
    func aUserWhoIsGoneFollowsNobody(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let accounts = try await database.open(configuration: .dashboard.quick)
        let (ada, grace) = try await adaAndGrace(accounts)
        try await accounts.follow(grace, by: ada)
        try await accounts.follow(ada, by: grace)
        try database.connect().execute("DELETE FROM users WHERE id = \(ada)")
        #expect(try await counts(accounts, grace) == [0, 0])
    }
}

extension FollowTests {
    private func adaAndGrace(_ accounts: Accounts) async throws -> (User.ID, User.ID) {
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
        let grace = try await accounts.createUser(name: "Grace", password: "nanoseconds of wire")
        return (ada.id, grace.id)
    }

    /// Followers, and those followed.
    private func counts(_ accounts: Accounts, _ id: User.ID) async throws -> [Int] {
        let person = try #require(await accounts.person(id))
        return [person.followersCount, person.followingCount]
    }
}
