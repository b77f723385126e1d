/// When and where things happen: a clock, and the turns of an actor.
///
/// Operators that need time take one. On one's own actor that is an ``ActorScheduler``, which the forms that take a
/// clock make by themselves:
///
/// ```swift
/// let quiet = search.debounce(for: .milliseconds(300))
/// let same = search.debounce(for: .milliseconds(300), scheduler: ActorScheduler())
/// ```
///
/// - Important: Nothing here is `Sendable`: a scheduler calls its actions on the actor that they were scheduled on.
public protocol Scheduler<SchedulerTimeType> {
    /// A time on the clock.
    associatedtype SchedulerTimeType: Strideable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// What a scheduler can be told about an action; `Never` if that is nothing.
    associatedtype SchedulerOptions

    /// The present time.
    var now: SchedulerTimeType { get }

    /// How much too late an action may be at least.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Calls a closure as soon as it is its turn: after those that were scheduled before.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Calls a closure at a time, or somewhat later.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)

    /// Calls a closure at a time and then again and again, until that is cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Calls a closure as soon as it is its turn.
    public func schedule(_ action: @escaping () -> Void) {
        schedule(options: nil, action)
    }

    /// Calls a closure at a time.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Calls a closure at a time, or somewhat later.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Calls a closure at a time and then again and again, until that is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Calls a closure at a time and then again and again, perhaps somewhat late, until that is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}
