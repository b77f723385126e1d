extension Recorder {
    /// Something that is looked at now and then, such as the level of a tank.
    public struct Gauge: Sendable {
        let cell: Cell
    }
}

extension Recorder.Gauge {
    /// Records what it is. No effect if that is no number.
    public func record(_ value: Double) { cell.record(value) }

    /// Records what it is.
    public func record(_ value: Int) { cell.record(Double(value)) }
}
