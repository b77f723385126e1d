public import Foundation
public import Reactive

/// A run loop says when something is done: on the main actor, in a turn of its own.
extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = DateTime

    /// There is nothing that it can be told.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        MainTurn.run(action)
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        MainTurn.run(at: date.dispatchTime, action)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        MainTurn.run(
            at: date.dispatchTime, every: interval.timeInterval, leeway: tolerance.timeInterval, action)
    }
}
