/// Something that figures can be read of, every two seconds.
///
/// ```swift
/// struct TankSource: FigureSource {
///     let sensor: Sensor
///
///     func record(on recorder: Recorder, at instant: ContinuousClock.Instant) {
///         if let level = sensor.read() { recorder.gauge("tank.level").record(level) }
///     }
/// }
/// ```
public protocol FigureSource: Sendable {
    /// Records what is there now; what cannot be read is left out, and becomes a gap. It is called on one thread at a time,
    /// never on the main actor, and should take no longer than some milliseconds.
    ///
    /// - Parameters:
    ///   - recorder: where to.
    ///   - instant: when it is called, for what is a difference to the last time.
    func record(on recorder: Recorder, at instant: ContinuousClock.Instant)
}
