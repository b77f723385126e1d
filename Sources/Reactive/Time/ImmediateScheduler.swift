/// A scheduler that calls everything at once, whatever its time: for tests, and where a scheduler has to be named.
///
/// Its clock stands still.
public struct ImmediateScheduler: Scheduler {
    public typealias SchedulerOptions = Never

    /// The scheduler.
    public static let shared = ImmediateScheduler()

    public var now: SchedulerTimeType { SchedulerTimeType(0) }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        action()
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Calls a closure at once, and once.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnySubscription()
    }
}

extension ImmediateScheduler: Sendable {}

extension ImmediateScheduler {
    /// A time on a clock that stands still.
    public struct SchedulerTimeType: Strideable, Sendable {
        private let value: Int

        fileprivate init(_ value: Int) {
            self.value = value
        }

        public func distance(to other: Self) -> Stride { Stride(other.value - value) }
        public func advanced(by stride: Stride) -> Self { Self(value + stride.magnitude) }
    }
}

extension ImmediateScheduler.SchedulerTimeType {
    /// A length of time, of which only the number counts.
    public struct Stride: Sendable {
        /// The number.
        public var magnitude: Int

        public init(_ value: Int) {
            magnitude = value
        }
    }
}

extension ImmediateScheduler.SchedulerTimeType.Stride: SignedNumeric, Comparable, Codable {
    public init(integerLiteral value: Int) { self.init(value) }

    public init?(exactly source: some BinaryInteger) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(value)
    }

    public static func < (one: Self, other: Self) -> Bool { one.magnitude < other.magnitude }
    public static func + (one: Self, other: Self) -> Self { Self(one.magnitude + other.magnitude) }
    public static func - (one: Self, other: Self) -> Self { Self(one.magnitude - other.magnitude) }
    public static func * (one: Self, other: Self) -> Self { Self(one.magnitude * other.magnitude) }
    public static func *= (one: inout Self, other: Self) { one = one * other }
}

extension ImmediateScheduler.SchedulerTimeType.Stride: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Double) { self.init(Int(value)) }
}

extension ImmediateScheduler.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
    public static func seconds(_ s: Int) -> Self { 0 }
    public static func seconds(_ s: Double) -> Self { 0 }
    public static func milliseconds(_ ms: Int) -> Self { 0 }
    public static func microseconds(_ us: Int) -> Self { 0 }
    public static func nanoseconds(_ ns: Int) -> Self { 0 }
}
