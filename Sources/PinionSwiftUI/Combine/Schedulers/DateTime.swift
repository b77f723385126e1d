internal import Dispatch
public import Foundation
public import Reactive

/// A time as run loops and operation queues measure it: a date.
public struct DateTime: Strideable, Codable, Hashable, Sendable {
    /// The time.
    public var date: Date

    public init(_ date: Date) {
        self.date = date
    }

    public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    public func advanced(by stride: Stride) -> Self { Self(date.addingTimeInterval(stride.timeInterval)) }

    /// The same on the clock of queues.
    var dispatchTime: DispatchTime { .now() + .nanoseconds(max(0, date.timeIntervalSinceNow).nanoseconds) }
}

extension DateTime {
    /// A length of time, in seconds.
    public struct Stride: Hashable, Sendable {
        /// The length in seconds.
        public var timeInterval: TimeInterval

        public init(_ timeInterval: TimeInterval) {
            self.timeInterval = timeInterval
        }

        public var magnitude: TimeInterval { abs(timeInterval) }
    }
}

extension DateTime.Stride: SignedNumeric, Comparable, Codable {
    public init(integerLiteral value: TimeInterval) { self.init(value) }

    public init?(exactly source: some BinaryInteger) {
        guard let seconds = TimeInterval(exactly: source) else { return nil }
        self.init(seconds)
    }

    public static func < (one: Self, other: Self) -> Bool { one.timeInterval < other.timeInterval }
    public static func + (one: Self, other: Self) -> Self { Self(one.timeInterval + other.timeInterval) }
    public static func - (one: Self, other: Self) -> Self { Self(one.timeInterval - other.timeInterval) }
    public static func * (one: Self, other: Self) -> Self { Self(one.timeInterval * other.timeInterval) }
    public static func *= (one: inout Self, other: Self) { one = one * other }
}

extension DateTime.Stride: ExpressibleByFloatLiteral {
    public init(floatLiteral value: TimeInterval) { self.init(value) }
}

extension DateTime.Stride: SchedulerTimeIntervalConvertible {
    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
    public static func seconds(_ s: Double) -> Self { Self(s) }
    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
}
