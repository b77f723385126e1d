/// The views above the first of a ``NavigationStack``, as values of any types.
public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []

    public init() {}

    /// How many views there are above the first.
    public var count: Int { values.count }

    /// Whether the first view is seen.
    public var isEmpty: Bool { values.isEmpty }

    /// Puts the view of a value above all others.
    public mutating func append(_ value: some Hashable) {
        values.append(AnyHashable(value))
    }

    /// Goes back by some views.
    public mutating func removeLast(_ count: Int = 1) {
        values.removeLast(min(max(count, 0), values.count))
    }
}
