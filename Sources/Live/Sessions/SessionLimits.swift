/// How much the sessions may take.
public struct SessionLimits: Sendable {
    /// How many pages without a stream are kept; beyond it the least recently used one goes.
    public var idlePages = 2_000
    /// After how many seconds without a stream or request a page goes.
    public var idleSeconds = 3_600
    /// How many pages one session can have open.
    public var pagesPerSession = 64
    /// How many streams one session can have open.
    public var streamsPerSession = 24
    /// For how many seconds the cookie of a session that was replaced is recognised as such.
    public var replacedSeconds = 60
    /// Every how many seconds a stream has something to say.
    public var heartbeatSeconds = 10

    /// For how many seconds it is believed who uses a session.
    public var identitySeconds = 30

    public init() {}
}
