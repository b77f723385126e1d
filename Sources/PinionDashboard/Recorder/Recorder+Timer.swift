extension Recorder {
    /// How long something takes. Its figures are seconds.
    public struct Timer: Sendable {
        let cell: Cell
    }
}

extension Recorder.Timer {
    /// Records a duration in nanoseconds.
    public func recordNanoseconds(_ nanoseconds: Int64) { cell.time(Double(nanoseconds) * 1e-9) }

    /// Records a duration.
    public func record(_ duration: Duration) { cell.time(duration.inSeconds) }

    /// Records how long something takes, whether it throws or not.
    public func measure<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let start = ContinuousClock.now
        defer { record(ContinuousClock.now - start) }
        return try body()
    }
}
