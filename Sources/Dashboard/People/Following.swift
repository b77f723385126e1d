import Pinion

/// Whether one person follows another.
struct Following {
    /// Nobody follows themselves.
    let isPossible: Bool
    let isFollowing: () async throws -> Bool
    /// Begins to follow, or stops.
    let set: (Bool) async throws -> Void

    /// Makes one of its parts, as tests do.
    init(
        isPossible: Bool = true, isFollowing: @escaping () async throws -> Bool,
        set: @escaping (Bool) async throws -> Void
    ) {
        self.isPossible = isPossible
        self.isFollowing = isFollowing
        self.set = set
    }

    /// Whether `follower` follows `followed`.
    init(_ followed: User.ID, by follower: User.ID, _ accounts: Accounts) {
        isPossible = followed != follower
        isFollowing = { try await accounts.isFollowing(followed, by: follower) }
        set = { follows in
            if follows {
                try await accounts.follow(followed, by: follower)
            } else {
                try await accounts.unfollow(followed, by: follower)
            }
        }
    }
}
