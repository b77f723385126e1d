package import Accounts
internal import Storage

/// The dashboard's own tables: profiles, follows, articles, photos.
struct DashboardTables: AccountsCompanion {
    var schema: Schema {
        Schema("dashboard", [.profiles, .follows, .articles, .photos, .uploadsAway, .samplesWithoutPassword])
    }

    func add(_ user: User, in transaction: DatabaseTransaction<AccountsError>) throws(AccountsError) {
        try transaction.addProfile(Profile(displayName: user.name), of: user)
    }
}

extension AccountsConfiguration {
    /// Accounts whose database holds the dashboard's tables, too.
    package static var dashboard: AccountsConfiguration {
        var configuration = AccountsConfiguration()
        configuration.companion = DashboardTables()
        return configuration
    }
}
