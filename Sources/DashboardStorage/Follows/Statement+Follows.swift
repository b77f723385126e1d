internal import Storage

extension Statement {
    /// follower, followed → followed, if it is news
    static let insertFollow = Statement(
        "insert_follow",
        """
        INSERT INTO follows (follower_id, followed_id) VALUES ($1, $2) ON CONFLICT DO NOTHING
        RETURNING followed_id
        """)

    /// follower, followed → followed, if it is news
    static let removeFollow = Statement(
        "remove_follow",
        "DELETE FROM follows WHERE follower_id = $1 AND followed_id = $2 RETURNING followed_id")

    /// follower, followed → followed, if it is so
    static let follow = Statement(
        "follow", "SELECT followed_id FROM follows WHERE follower_id = $1 AND followed_id = $2")
}
