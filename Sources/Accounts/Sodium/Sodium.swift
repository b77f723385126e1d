internal import CSodium

/// The library's own start, done before anything else of it is used.
enum Sodium {
    /// False when the system has no source of randomness.
    static let isReady = sodium_init() >= 0
}
