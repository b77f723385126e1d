import Reactive
import VirtualTime

/// A scheduler written by somebody else, who has to be told when an action is not wanted any more.
struct CountingScheduler: Scheduler {
    typealias Inner = ActorScheduler<VirtualClock>

    let inner: Inner
    let note: (String) -> Void

    var now: Inner.SchedulerTimeType { inner.now }
    var minimumTolerance: Inner.SchedulerTimeType.Stride { inner.minimumTolerance }

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        inner.schedule(options: options, action)
    }

    func schedule(
        after date: Inner.SchedulerTimeType, tolerance: Inner.SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        inner.schedule(after: date, tolerance: tolerance, options: options, action)
    }

    func schedule(
        after date: Inner.SchedulerTimeType, interval: Inner.SchedulerTimeType.Stride,
        tolerance: Inner.SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        note("set")
        return Place(inner.schedule(after: date, interval: interval, tolerance: tolerance, action), note)
    }

    private final class Place: Cancellable {
        private let inner: any Cancellable
        private let note: (String) -> Void

        init(_ inner: any Cancellable, _ note: @escaping (String) -> Void) {
            self.inner = inner
            self.note = note
        }

        func cancel() {
            note("cancelled")
            inner.cancel()
        }
    }
}
