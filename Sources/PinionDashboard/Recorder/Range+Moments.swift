extension Range where Bound == Moment {
    /// The time from one moment to another; empty if it ends before it begins, as an address may say.
    public init(from start: Moment, to end: Moment) { self = start..<Swift.max(start, end) }
}
