private struct ClockKey: EnvironmentKey {
    static let defaultValue: any Clock<Duration> = ContinuousClock()
}

extension EnvironmentValues {
    /// The clock by which views wait; tests give one of their own.
    public var clock: any Clock<Duration> {
        get { self[ClockKey.self] }
        set { self[ClockKey.self] = newValue }
    }
}
