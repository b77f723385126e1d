/// Something in the database that is no longer as it was. It says what to read again, not what it is now.
public enum Change: Hashable, Sendable {
    /// Somebody signed up, or their profile or photo changed.
    case person(User.ID)

    /// Somebody follows somebody, or no longer does: the counts of both have changed.
    case follow(follower: User.ID, followed: User.ID)

    /// An article was published or written anew.
    case article(Article.ID)

    /// Anything may have changed: changes were missed, or they were too many to be told.
    case everything
}
