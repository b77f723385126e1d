import DatabaseTesting
import Testing

@testable import Accounts
@testable import DashboardStorage

@Suite("Actions on the dashboard")
struct DashboardActionTests {
    @Test(arguments: TestDriver.installed)
    func areAllOnRecord(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(configuration: .dashboard.quick)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine").id
        let grace = try await accounts.createUser(name: "Grace", password: "nanoseconds of wire").id
        let desk = SignInOrigin(address: "192.0.2.1")
        try await accounts.updatePerson(
            ada, PersonChanges(displayName: "Countess", email: "ada@example.org"), from: desk)
        try await accounts.updatePerson(
            ada, PersonChanges(headerColor: "#00ffee", theme: "night"), from: desk)
        try await accounts.updatePerson(ada, PersonChanges(), from: desk)
        try await accounts.follow(grace, by: ada, from: desk)
        try await accounts.follow(grace, by: ada, from: desk)
        try await accounts.unfollow(grace, by: ada, from: desk)
        let article = try await accounts.createArticle(
            title: "Notes", text: "On engines", by: ada, from: desk)
        try await accounts.updateArticle(
            article.id, title: "More", text: "On engines", by: ada, from: desk)
        try await accounts.setPhoto([1], type: .jpeg, for: ada, from: desk)
        try await accounts.removePhoto(of: ada, from: desk)
        try await accounts.removePhoto(of: ada, from: desk)
        let actions = try await accounts.actions().reversed()
        #expect(
            actions.map(\.description) == [
                "Ada changed their name to “Countess”, their e-mail address",
                "Ada changed their colour, their theme", "Ada followed Grace", "Ada no longer follows Grace",
                "Ada published “Notes”", "Ada rewrote “More”", "Ada changed their photo",
                "Ada removed their photo",
            ])
        #expect(actions.allSatisfy { $0.address == "192.0.2.1" && $0.count == 1 })
    }
}
