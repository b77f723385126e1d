/// The order of rows by what a key path says of each.
///
/// ```swift
/// struct PeopleByAge: View {
///     let people: [Member]
///     @State private var order = [ColumnOrder(\Member.age, .descending)]
///
///     var body: some View {
///         Table(people.sorted(using: order), sortOrder: $order) {
///             TableColumn("Name", value: \.name)
///             TableColumn("Age", value: \.age)
///         }
///     }
/// }
/// ```
///
/// It has another name than SwiftUI's `KeyPathComparator`, which is a type of Foundation's.
public struct ColumnOrder<RowValue> {
    /// Which rows come first.
    public var direction: SortDirection
    let keyPath: PartialKeyPath<RowValue>
    private let isLess: (RowValue, RowValue) -> Bool

    /// The order by what a key path says of each row.
    public init<Value: Comparable>(
        _ keyPath: KeyPath<RowValue, Value>, _ direction: SortDirection = .ascending
    ) {
        self.direction = direction
        self.keyPath = keyPath
        isLess = { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
    }

    /// Whether the one row comes before the other.
    func isInOrder(_ one: RowValue, _ other: RowValue) -> Bool {
        direction == .ascending ? isLess(one, other) : isLess(other, one)
    }
}

extension ColumnOrder: Equatable {
    public static func == (one: ColumnOrder, other: ColumnOrder) -> Bool {
        one.keyPath == other.keyPath && one.direction == other.direction
    }
}

extension Sequence {
    /// The elements in order: by the first of these, those that are equal in it by the second, and so on. What is equal in
    /// all of them stays as it is.
    public func sorted(using orders: [ColumnOrder<Element>]) -> [Element] {
        guard !orders.isEmpty else { return Array(self) }
        return sorted { one, other in
            for order in orders {
                if order.isInOrder(one, other) { return true }
                if order.isInOrder(other, one) { return false }
            }
            return false
        }
    }
}
