import DashboardStorage
import PinionAccounts
import PinionImages

extension Person {
    static let ada = Person(
        id: User.ID(rawValue: 7), name: "ada", displayName: "Ada Lovelace", email: "ada@example.org",
        headerColor: "#3366cc", followersCount: 3, followingCount: 2)
}

extension Portrait {
    static let ofAda = Portrait.drawn(name: "Ada Lovelace")
}
