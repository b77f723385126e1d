public import PinionAccounts
public import PinionTesting

extension TestApp {
    /// Starts an app with accounts of its own in memory. Everybody may sign up, unless the app says otherwise.
    ///
    /// ```swift
    /// let app = try await TestApp(GuestBook())
    /// _ = try await app.accounts.createUser(name: "ann", password: "difference engine")
    /// ```
    public convenience init<Program: AccountsApp>(_ app: Program) async throws {
        var configuration = app.accountsConfiguration
        configuration.passwordCost = .minimal
        let reports = Reports()
        configuration.log = { reports.add($0) }
        let accounts = try await Accounts(.sqlite(":memory:"), configuration: configuration)
        try await accounts.setSignUpMode(.open)
        try await app.start()
        try await app.start(accounts)
        self.init { Site(app, identity: AccountsIdentity(accounts)) }
        reports.pass(to: report)
    }

    /// The people of the app.
    ///
    /// - Precondition: it has accounts.
    public var accounts: Accounts {
        guard let identity = site.identity as? AccountsIdentity else {
            preconditionFailure("This app has no accounts.")
        }
        return identity.accounts
    }
}
