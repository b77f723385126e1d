/// What a series was in one span of time.
public struct RecordedSlot: Sendable, Equatable {
    /// When the span begins.
    public let start: Moment
    /// How long it is.
    public let duration: Duration
    /// What was measured in it; nil if nothing was, which is a gap and not zero.
    public let summary: RecordedSummary?
}
