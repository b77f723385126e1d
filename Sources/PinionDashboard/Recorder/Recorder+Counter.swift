extension Recorder {
    /// Something that is counted, such as requests. Its figures are how many a second.
    public struct Counter: Sendable {
        let cell: Cell
    }
}

extension Recorder.Counter {
    /// Counts on. No effect if the amount is negative.
    public func increment(by amount: Int = 1) { cell.increment(by: amount) }

    /// Begins to count from zero. What was counted in the last seconds stays in the figures.
    public func reset() { cell.reset() }

    /// How many there were since the start of the program or the last reset.
    public var count: Int { cell.total }
}
