internal import Accounts
internal import Storage

/// The part of a person that the dashboard adds to an account.
struct Profile: Sendable {
    var displayName: String
    var headerColor = Person.defaultHeaderColor
    var theme = Person.defaultTheme
    var isSample = false
}

extension DatabaseTransaction {
    /// Gives a new user a profile, and lets the user be found by the words of both names.
    func addProfile(_ profile: Profile, of user: User) throws(Failure) {
        try run(
            .setProfile,
            [
                .text(profile.displayName), .text(profile.headerColor), .text(profile.theme),
                .integer(profile.isSample ? 1 : 0), .integer(user.id.rawValue),
            ])
        try setWords(of: user.id, names: [user.name, profile.displayName])
    }

    /// Lets a user be found by the words of their names.
    func setWords(of user: User.ID, names: [String]) throws(Failure) {
        for word in names.flatMap({ SearchWords(of: $0).words }) {
            try run(.insertUserWord, [.text(word), .integer(user.rawValue)])
        }
    }
}
