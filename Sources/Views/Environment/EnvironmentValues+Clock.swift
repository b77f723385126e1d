private struct ClockKey: EnvironmentKey {
    static let defaultValue: any Clock<Duration> = ContinuousClock()
}

extension EnvironmentValues {
    /// What the tasks of views wait by; in tests one that stands still until it is told to go on.
    public var clock: any Clock<Duration> {
        get { self[ClockKey.self] }
        set { self[ClockKey.self] = newValue }
    }
}
