package import Accounts
package import Storage

extension Change {
    /// Somebody follows somebody, or no longer does: the counts of both have changed.
    package static func follow(follower: User.ID, followed: User.ID) -> Change {
        Change("follow", follower.rawValue, followed.rawValue)
    }

    /// An article was published or written anew.
    package static func article(_ id: Article.ID) -> Change { Change("article", id.rawValue) }
}
