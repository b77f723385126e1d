/// How much the sessions may take.
package struct SessionLimits: Sendable {
    /// How many pages without a stream are kept; beyond it the least recently used one goes.
    package var idlePages = 2_000
    /// After how many seconds without a stream or request a page goes.
    package var idleSeconds = 3_600
    /// What the pages of one session may take.
    package var session = Footprint(pages: 64, elements: 250_000, bytes: 128 << 20)
    /// What the pages of one address may take.
    package var address = Footprint(pages: 512, elements: 1_000_000, bytes: 512 << 20)
    /// How many bytes all pages may take.
    package var bytes = 1 << 30
    /// By how many elements a page may grow before it is weighed, at most a second early.
    package var unweighedElements = 1_000
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
