/// Calls a closure at a time of a scheduler; one time after the other.
final class Alarm<Context: Scheduler> {
    typealias Time = Context.SchedulerTimeType

    private let scheduler: Context
    private let tolerance: Time.Stride
    private let options: Context.SchedulerOptions?
    private var pending: (any Cancellable)?
    /// Counts the times that it was set to: only the last one counts.
    private var number = 0

    init(_ scheduler: Context, tolerance: Time.Stride? = nil, options: Context.SchedulerOptions?) {
        self.scheduler = scheduler
        self.tolerance = tolerance ?? scheduler.minimumTolerance
        self.options = options
    }

    var now: Time { scheduler.now }

    /// Sets the alarm, in place of the time it was set to before.
    ///
    /// - Parameter work: Is told the time for which it is called: there are schedulers whose clock stands still.
    func set(to time: Time, _ work: @escaping (Time) -> Void) {
        stop()
        let mine = number
        // What is called again and again can be cancelled; what is called once cannot.
        let made = scheduler.schedule(
            after: time, interval: .seconds(1), tolerance: tolerance, options: options
        ) { [self] in
            guard mine == number else { return }
            stop()
            work(time)
        }
        if mine == number { pending = made } else { made.cancel() }
    }

    /// Nothing is called after this.
    func stop() {
        number += 1
        let pending = self.pending
        self.pending = nil
        pending?.cancel()
    }
}
