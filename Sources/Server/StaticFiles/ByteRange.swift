/// What a `Range` field asks for (RFC 9110, section 14).
enum ByteRange: Equatable {
    /// The whole: no range, several of them, or one in a unit or form that nobody knows.
    case whole
    case part(Range<Int>)
    /// Nothing of it is there.
    case unsatisfiable

    /// - Parameter count: how many bytes there are.
    init(_ field: String?, of count: Int) {
        self = .whole
        guard let field, field.hasPrefix("bytes=") else { return }
        let ends = field.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2 else { return }
        switch (Self.number(ends[0]), Self.number(ends[1])) {
        case (let first?, let last?) where first <= last:
            self = first < count ? .part(first..<min(last, count - 1) + 1) : .unsatisfiable
        case (let first?, nil) where ends[1].isEmpty:
            self = first < count ? .part(first..<count) : .unsatisfiable
        case (nil, let suffix?) where ends[0].isEmpty:
            self = suffix > 0 && count > 0 ? .part(max(0, count - suffix)..<count) : .unsatisfiable
        default:
            return
        }
    }

    /// Digits only; a number too large to hold is as good as the largest.
    private static func number(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
        return min(Int(text) ?? .max, .max - 1)
    }
}
