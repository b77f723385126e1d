import Live
import Pinion
import PinionAccounts
import SiteTesting

/// A served site whose people are in a database in memory; Ada is signed in. No time passes.
@MainActor
func siteWithAccounts(
    _ scenes: [any Scene], limits: AttemptLimits = AttemptLimits(), configure: (Site) -> Void = { _ in }
) async throws -> (site: ServedSite, accounts: Accounts) {
    var configuration = AccountsConfiguration()
    configuration.passwordCost = .minimal
    configuration.now = { 1_800_000_000 }
    let accounts = try await Accounts(.sqlite(":memory:"), configuration: configuration)
    try await accounts.setSignUpMode(.open)
    let ada = try await accounts.createUser(name: "Ada", password: "difference engine")
    let session = SessionID.random()
    try await accounts.startSession(token: session.text, for: ada.id)
    let site = try await ServedSite(
        scenes, identity: .accounts(accounts, limits: limits), session: session, configure: configure)
    return (site, accounts)
}
