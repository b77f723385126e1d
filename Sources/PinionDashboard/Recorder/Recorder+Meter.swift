extension Recorder {
    /// Something that stays as it was set, such as the number of open connections.
    public struct Meter: Sendable {
        let cell: Cell
    }
}

extension Recorder.Meter {
    /// Sets it. No effect if that is no number.
    public func set(_ value: Double) { cell.move { _ in value } }

    /// Sets it.
    public func set(_ value: Int) { set(Double(value)) }

    /// Raises it; it begins at 0.
    public func increment(by amount: Double = 1) { cell.move { $0 + amount } }

    /// Lowers it; it begins at 0.
    public func decrement(by amount: Double = 1) { cell.move { $0 - amount } }
}
