/// Which of the rows that are put in order come first.
public enum SortDirection: Sendable, Hashable {
    /// Those with the least.
    case ascending
    /// Those with the most.
    case descending

    /// The other one.
    var reversed: SortDirection { self == .ascending ? .descending : .ascending }
}
