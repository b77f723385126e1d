import PinionAccounts

extension Visit {
    /// Whether whoever sees the page looks after the dashboard.
    var isAdministrator: Bool { user?.roles.contains(SignedInUser.administrator) == true }

    /// The number of whoever is signed in.
    var userID: User.ID? { user.flatMap { User.ID($0) } }
}
