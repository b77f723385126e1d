/// How much the sessions may take.
package struct SessionLimits: Sendable {
    /// How many pages without a stream are kept; beyond it the least recently used one goes.
    package var idlePages = 2_000
    /// After how many seconds without a stream or request a page goes.
    package var idleSeconds = 3_600
    /// How many pages one session can have open.
    package var pagesPerSession = 64
    /// How many streams one session can have open.
    package var streamsPerSession = 24
    /// For how many seconds the cookie of a session that was replaced is recognised as such.
    package var replacedSeconds = 60
    /// Every how many seconds a stream has something to say.
    package var heartbeatSeconds = 10

    /// For how many seconds it is believed who uses a session.
    package var identitySeconds = 30

    package init() {}
}
