extension Element {
    /// Gives the element an exact value, as a custom property of CSS that a class of the style sheet reads, in the place of
    /// the one that it has; with `nil` none.
    ///
    /// The values of an element stand together in its attribute `data-style`, since a page's policy allows no inline styles:
    /// of a whole page a style sheet in its head reads them, of what changes later the script. A value that could be
    /// anything but a value, with a semicolon or an address, is left out.
    package final func setStyle(_ property: StaticString, _ value: String?) {
        if value == nil, self["data-style"] == nil { return }
        var pairs = stylePairs
        let index = pairs.firstIndex { $0.isPair(of: property) }
        if let pair = value.flatMap({ Self.pair(property, $0) }) {
            if let index { pairs[index] = pair } else { pairs.append(pair) }
        } else if let index {
            pairs.remove(at: index)
        }
        write(pairs)
    }

    /// An exact value of the element; nil if it has none of that name.
    package final func style(_ property: StaticString) -> String? {
        stylePairs.first { $0.isPair(of: property) }.map {
            String($0.dropFirst(property.utf8CodeUnitCount + 1))
        }
    }

    /// Gives the element an exact value beside those of the same name that it has: the last one counts, and each of those
    /// who give one takes away its own.
    package final func addOwnStyle(_ property: StaticString, _ value: String) {
        guard let pair = Self.pair(property, value) else { return }
        write(stylePairs + [pair])
    }

    /// Takes away a value that ``addOwnStyle(_:_:)`` gave, or puts another one of the same name in its place.
    package final func removeOwnStyle(_ property: StaticString, _ value: String, for other: String? = nil) {
        var pairs = stylePairs
        guard let pair = Self.pair(property, value), let index = pairs.lastIndex(of: pair) else {
            if let other { addOwnStyle(property, other) }
            return
        }
        if let other = other.flatMap({ Self.pair(property, $0) }) {
            pairs[index] = other
        } else {
            pairs.remove(at: index)
        }
        write(pairs)
    }

    private var stylePairs: [Substring] { self["data-style"]?.split(separator: ";") ?? [] }

    private func write(_ pairs: [Substring]) {
        self["data-style"] = pairs.isEmpty ? nil : pairs.joined(separator: ";")
    }

    private static func pair(_ property: StaticString, _ value: String) -> Substring? {
        value.isStyleValue ? "\(property):\(value)" : nil
    }
}

extension Substring {
    fileprivate func isPair(of property: StaticString) -> Bool {
        let count = property.utf8CodeUnitCount
        guard utf8.count > count, utf8.dropFirst(count).first == UInt8(ascii: ":") else { return false }
        return utf8.starts(with: UnsafeBufferPointer(start: property.utf8Start, count: count))
    }
}

extension String {
    /// Whether it is nothing but values with their names, as ``Element/setStyle(_:_:)`` writes them.
    var isStyle: Bool {
        split(separator: ";", omittingEmptySubsequences: false).allSatisfy { pair in
            guard pair.hasPrefix("--"), let colon = pair.firstIndex(of: ":") else { return false }
            return pair[..<colon].isStyleValue && pair[colon...].dropFirst().isStyleValue
        }
    }
}

extension StringProtocol {
    /// Whether it is nothing but a value: numbers, names and functions of them that end in it, but no address and no comment.
    fileprivate var isStyleValue: Bool {
        guard !isEmpty, !contains("/*"), !lowercased().contains("url") else { return false }
        var depth = 0
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                break
            default: guard " #%*+,-./".utf8.contains(byte) else { return false }
            }
            guard depth >= 0 else { return false }
        }
        return depth == 0
    }
}
