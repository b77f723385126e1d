package import Accounts
package import Storage

/// What can go wrong with people, articles and photos. Each value says it in one line.
package enum DashboardError: Error, Hashable, Sendable {
    /// What can go wrong with accounts, too.
    case accounts(AccountsError)

    /// The profile cannot be changed to that.
    case invalidProfile(ProfileProblem)

    /// Nobody follows themselves.
    case cannotFollowOneself

    /// The title or the text cannot be an article's.
    case invalidArticle(ArticleProblem)

    /// The article does not exist, or not for whoever wants to change it.
    case noSuchArticle(Article.ID)

    /// The bytes are not taken for a photo.
    case invalidPhoto(PhotoProblem)
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
