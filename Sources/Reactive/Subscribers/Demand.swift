extension Subscribers {
    /// A number of values that a ``Subscriber`` asks for, or all of them.
    ///
    /// Demands add up: what is asked for in ``Subscriber/receive(_:)`` comes on top of what is still to come.
    @frozen
    public struct Demand: Hashable, Sendable {
        /// The number of values; nil for all.
        public let max: Int?

        private init(max: Int?) {
            self.max = max
        }

        /// All values.
        public static let unlimited = Demand(max: nil)

        /// No value.
        public static let none = Demand(max: 0)

        /// This many values, which must not be less than 0.
        public static func max(_ value: Int) -> Demand {
            if value < 0 { negativeDemand(value) }
            return Demand(max: value)
        }
    }
}

extension Subscribers.Demand {
    /// The sum; too large a number of values is all of them.
    public static func + (one: Self, other: Self) -> Self {
        guard let one = one.max, let other = other.max else { return .unlimited }
        let (sum, overflow) = one.addingReportingOverflow(other)
        return overflow ? .unlimited : Self(max: sum)
    }

    /// What is left: all of all values, and never less than none.
    public static func - (one: Self, other: Self) -> Self {
        guard let one = one.max else { return .unlimited }
        guard let other = other.max else { return .none }
        return Self(max: Swift.max(0, one - other))
    }

    /// Several times as many.
    public static func * (one: Self, factor: Int) -> Self {
        guard let one = one.max else { return .unlimited }
        let (product, overflow) = one.multipliedReportingOverflow(by: factor)
        return overflow ? .unlimited : .max(product)
    }

    public static func + (one: Self, other: Int) -> Self {
        guard let count = one.max else { return .unlimited }
        let (sum, overflow) = count.addingReportingOverflow(other)
        return overflow ? .unlimited : .max(Swift.max(0, sum))
    }

    public static func - (one: Self, other: Int) -> Self {
        guard let count = one.max else { return .unlimited }
        let (difference, overflow) = count.subtractingReportingOverflow(other)
        return overflow ? .unlimited : .max(Swift.max(0, difference))
    }

    public static func += (one: inout Self, other: Self) { one = one + other }
    public static func -= (one: inout Self, other: Self) { one = one - other }
    public static func *= (one: inout Self, factor: Int) { one = one * factor }
    public static func += (one: inout Self, other: Int) { one = one + other }
    public static func -= (one: inout Self, other: Int) { one = one - other }
}

extension Subscribers.Demand: Comparable {
    public static func < (one: Self, other: Self) -> Bool {
        guard let one = one.max else { return false }
        guard let other = other.max else { return true }
        return one < other
    }
}

extension Subscribers.Demand {
    public static func == (one: Self, other: Int) -> Bool { one.max == other }
    public static func < (one: Self, other: Int) -> Bool { one.max.map { $0 < other } ?? false }
    public static func > (one: Self, other: Int) -> Bool { one.max.map { $0 > other } ?? true }
    public static func <= (one: Self, other: Int) -> Bool { !(one > other) }
    public static func >= (one: Self, other: Int) -> Bool { !(one < other) }
}

extension Subscribers.Demand: Codable {}

extension Subscribers.Demand: CustomStringConvertible {
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}
