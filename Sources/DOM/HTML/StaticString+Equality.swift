extension StaticString {
    /// Whether two literals read the same. Both are UTF-8: names of tags and attributes.
    package func isEqual(to other: StaticString) -> Bool {
        guard utf8CodeUnitCount == other.utf8CodeUnitCount else { return false }
        if utf8Start == other.utf8Start { return true }
        for index in 0..<utf8CodeUnitCount where utf8Start[index] != other.utf8Start[index] { return false }
        return true
    }
}
