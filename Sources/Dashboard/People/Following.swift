import DashboardStorage
import PinionAccounts

/// Whether one person follows another.
struct Following {
    /// What it is stored under in an outbox.
    let key: String
    /// Nobody follows themselves.
    let isPossible: Bool
    let isFollowing: () async throws -> Bool
    /// Begins to follow, or stops.
    let set: (Bool) async throws -> Void

    /// Makes one of its parts, as tests do.
    init(
        key: String = "follow", isPossible: Bool = true, isFollowing: @escaping () async throws -> Bool,
        set: @escaping (Bool) async throws -> Void
    ) {
        self.key = key
        self.isPossible = isPossible
        self.isFollowing = isFollowing
        self.set = set
    }

    /// Whether `follower` follows `followed`.
    ///
    /// - Parameter origin: where they look from.
    init(
        _ followed: User.ID, by follower: User.ID, _ accounts: Accounts,
        from origin: PageOrigin
    ) {
        key = Self.key(followed)
        isPossible = followed != follower
        isFollowing = { try await accounts.isFollowing(followed, by: follower) }
        set = { follows in
            if follows {
                try await accounts.follow(followed, by: follower, from: origin.value)
            } else {
                try await accounts.unfollow(followed, by: follower, from: origin.value)
            }
        }
    }

    /// What it is stored under whether somebody is followed.
    static func key(_ followed: User.ID) -> String { "follow \(followed)" }
}
