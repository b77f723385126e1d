package import Accounts
package import Storage

/// An error of people, articles and photos, described in one line.
package enum DashboardError: Error, Hashable, Sendable {
    /// An error of the accounts.
    case accounts(AccountsError)

    /// The profile cannot be changed to that.
    case invalidProfile(ProfileProblem)

    /// Nobody follows themselves.
    case cannotFollowOneself

    /// The title or the text cannot be an article's.
    case invalidArticle(ArticleProblem)

    /// The article does not exist, or has another author.
    case noSuchArticle(Article.ID)

    /// The bytes are not taken for a photo.
    case invalidPhoto(PhotoProblem)

    /// The dashboard cannot be set to that.
    case invalidSetting(SettingProblem)
}

extension DashboardError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .accounts(let error): error.description
        case .invalidProfile(let problem): problem.description
        case .cannotFollowOneself: "nobody can follow themselves"
        case .invalidArticle(let problem): problem.description
        case .noSuchArticle(let id): "there is no article number \(id)"
        case .invalidPhoto(let problem): problem.description
        case .invalidSetting(let problem): problem.description
        }
    }
}

extension DashboardError: StorageFailure {
    package init(_ error: StorageError) {
        self = .accounts(AccountsError(error))
    }

    package var storageError: StorageError? {
        if case .accounts(let error) = self { error.storageError } else { nil }
    }
}

extension DashboardError {
    /// The user does not exist (any more).
    package static func noSuchUser(_ id: User.ID) -> DashboardError { .accounts(.noSuchUser(id)) }
}
