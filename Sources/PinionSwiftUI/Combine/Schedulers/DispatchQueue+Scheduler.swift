public import Dispatch
public import Reactive

/// A queue says when something is done, not where: on the main actor, whichever queue it is. Nothing else may touch what
/// a publisher holds.
///
/// ```swift
/// search.$text
///     .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
///     .map(library.find)
///     .assign(to: &$results)
/// ```
extension DispatchQueue: Scheduler {
    /// What a queue can be told about an action; it is read over.
    public struct SchedulerOptions {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public var group: DispatchGroup?

        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

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
            at: date.dispatchTime, every: interval.seconds, leeway: tolerance.seconds, action)
    }
}

extension DispatchQueue {
    /// A time on the clock of queues.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        /// The time.
        public var dispatchTime: DispatchTime

        public init(_ time: DispatchTime) {
            dispatchTime = time
        }

        public func distance(to other: Self) -> Stride {
            let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return Stride(magnitude: start > end ? -Int(clamping: start - end) : Int(clamping: end - start))
        }

        public func advanced(by stride: Stride) -> Self { Self(dispatchTime + stride.timeInterval) }
    }
}

extension DispatchQueue.SchedulerTimeType: Codable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    public init(from decoder: any Decoder) throws {
        let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
        self.init(DispatchTime(uptimeNanoseconds: nanoseconds))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(dispatchTime.uptimeNanoseconds)
    }
}

extension DispatchQueue.SchedulerTimeType {
    /// A length of time; a number without a unit is one of seconds.
    public struct Stride: Hashable, Sendable {
        /// The length in nanoseconds.
        public var magnitude: Int

        init(magnitude: Int) {
            self.magnitude = magnitude
        }

        public init(_ timeInterval: DispatchTimeInterval) {
            switch timeInterval {
            case .seconds(let count): self.init(magnitude: count.times(1_000_000_000))
            case .milliseconds(let count): self.init(magnitude: count.times(1_000_000))
            case .microseconds(let count): self.init(magnitude: count.times(1000))
            case .nanoseconds(let count): self.init(magnitude: count)
            default: self.init(magnitude: .max)
            }
        }

        /// The length as queues are told.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        var seconds: Double { Double(magnitude) / 1e9 }
    }
}

extension DispatchQueue.SchedulerTimeType.Stride: SignedNumeric, Comparable, Codable {
    public init(integerLiteral value: Int) { self.init(.seconds(value)) }

    public init?(exactly source: some BinaryInteger) {
        guard let seconds = Int(exactly: source) else { return nil }
        self.init(.seconds(seconds))
    }

    public static func < (one: Self, other: Self) -> Bool { one.magnitude < other.magnitude }
    public static func + (one: Self, other: Self) -> Self {
        Self(magnitude: one.magnitude.addingReportingOverflow(other.magnitude).partialValue)
    }
    public static func - (one: Self, other: Self) -> Self {
        Self(magnitude: one.magnitude.subtractingReportingOverflow(other.magnitude).partialValue)
    }
    public static func * (one: Self, other: Self) -> Self {
        Self(magnitude: (one.seconds * other.seconds).nanoseconds)
    }
    public static func *= (one: inout Self, other: Self) { one = one * other }
}

extension DispatchQueue.SchedulerTimeType.Stride: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Double) { self.init(magnitude: value.nanoseconds) }
}

extension DispatchQueue.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
    public static func seconds(_ s: Int) -> Self { Self(.seconds(s)) }
    public static func seconds(_ s: Double) -> Self { Self(magnitude: s.nanoseconds) }
    public static func milliseconds(_ ms: Int) -> Self { Self(.milliseconds(ms)) }
    public static func microseconds(_ us: Int) -> Self { Self(.microseconds(us)) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(.nanoseconds(ns)) }
}

extension Int {
    fileprivate func times(_ factor: Int) -> Int {
        let (product, overflow) = multipliedReportingOverflow(by: factor)
        return overflow ? (self < 0 ? .min : .max) : product
    }
}
