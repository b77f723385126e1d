/// The turns of an actor, at the times of a clock: the scheduler behind all operators that need time.
///
/// ```swift
/// let later = numbers.receive(on: ActorScheduler())
/// ```
///
/// Actions are called on the actor where it was made, those without a time in the order in which they came.
public struct ActorScheduler<C: Clock>: Scheduler where C.Duration == Duration {
    public typealias SchedulerOptions = Never

    /// The clock that measures the time.
    public let clock: C
    private let isolation: any Actor
    private let turns = Turns()

    /// Makes one for the actor where this is written.
    public init(clock: C = ContinuousClock(), isolation: isolated any Actor = #isolation) {
        self.clock = clock
        self.isolation = isolation
    }

    public var now: SchedulerTimeType { SchedulerTimeType(clock.now) }

    public var minimumTolerance: SchedulerTimeType.Stride { .init(.zero) }

    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        turns.actions.append(action)
        // Called and let go of on the actor alone, by `run`, as all that comes from it.
        nonisolated(unsafe) let turns = self.turns
        Task { [isolation] in
            await run({ turns.next() }, on: isolation)
        }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        // Called on the actor alone, as all that comes from it.
        nonisolated(unsafe) let action = action
        Task { [clock, isolation] in
            try? await clock.sleep(until: date.instant, tolerance: tolerance.allowance)
            await run(action, on: isolation)
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        // Called on the actor alone, as all that comes from it.
        nonisolated(unsafe) let action = action
        // Others have turns too.
        let interval = max(interval, .milliseconds(1))
        let task = Task { [clock, isolation] in
            var next = date.instant
            while !Task.isCancelled {
                try? await clock.sleep(until: next, tolerance: tolerance.allowance)
                await run(action, on: isolation)
                // What could not be kept up with is left out.
                next = max(next.advanced(by: interval.duration), clock.now)
            }
        }
        return AnyCancellable { task.cancel() }
    }
}

extension ActorScheduler {
    /// A time on the clock.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// The time.
        public let instant: C.Instant

        public init(_ instant: C.Instant) {
            self.instant = instant
        }

        public func distance(to other: Self) -> Stride { Stride(instant.duration(to: other.instant)) }
        public func advanced(by stride: Stride) -> Self { Self(instant.advanced(by: stride.duration)) }
    }
}

extension ActorScheduler.SchedulerTimeType {
    /// A length of time; a number without a unit is one of seconds.
    public struct Stride: Sendable {
        /// The length.
        public var duration: Duration

        public init(_ duration: Duration) {
            self.duration = duration
        }
    }
}

extension ActorScheduler.SchedulerTimeType.Stride: SignedNumeric, Comparable, Codable {
    public init(integerLiteral value: Int) { self.init(.seconds(value)) }

    public init?(exactly source: some BinaryInteger) {
        guard let seconds = Int64(exactly: source) else { return nil }
        self.init(.seconds(seconds))
    }

    public var magnitude: Self { duration < .zero ? Self(.zero - duration) : self }

    public static func < (one: Self, other: Self) -> Bool { one.duration < other.duration }
    public static func + (one: Self, other: Self) -> Self { Self(one.duration + other.duration) }
    public static func - (one: Self, other: Self) -> Self { Self(one.duration - other.duration) }
    public static func * (one: Self, other: Self) -> Self {
        Self(one.duration * (other.duration / .seconds(1)))
    }
    public static func *= (one: inout Self, other: Self) { one = one * other }
}

extension ActorScheduler.SchedulerTimeType.Stride: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Double) { self.init(.seconds(value)) }
}

extension ActorScheduler.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
    public static func seconds(_ s: Int) -> Self { Self(.seconds(s)) }
    public static func seconds(_ s: Double) -> Self { Self(.seconds(s)) }
    public static func milliseconds(_ ms: Int) -> Self { Self(.milliseconds(ms)) }
    public static func microseconds(_ us: Int) -> Self { Self(.microseconds(us)) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(.nanoseconds(ns)) }
}

extension ActorScheduler.SchedulerTimeType.Stride {
    /// The tolerance that a clock is told of: without one it keeps its own.
    fileprivate var allowance: Duration? { duration == .zero ? nil : duration }
}

/// Actions that wait for a turn each. Whichever of the tasks that bring the turns comes first, the order stays.
private final class Turns {
    var actions = Queue<() -> Void>()

    func next() {
        actions.removeFirst()()
    }
}

/// Whoever cancels does it on the same actor, so that nothing comes between the question and the call.
private func run(_ work: () -> Void, on isolation: isolated any Actor) async {
    if !Task.isCancelled { work() }
}
