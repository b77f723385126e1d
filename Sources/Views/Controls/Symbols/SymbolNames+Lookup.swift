extension SymbolNames {
    /// The folder of the addresses of drawings.
    package static let folder = "/symbols/"

    /// The drawing of a name; nil if there is none.
    static func entry(of name: Substring) -> (drawing: Substring, isFilled: Bool)? {
        if common.contains(name) { return (name, false) }
        // The lines are in the order of their bytes, and many: the middle one tells in which half to go on.
        let bytes = text.utf8
        var low = bytes.startIndex
        var high = bytes.endIndex
        while low < high {
            let middle = bytes.index(low, offsetBy: bytes.distance(from: low, to: high) / 2)
            let start =
                bytes[low..<middle].lastIndex(of: UInt8(ascii: "\n")).map(bytes.index(after:)) ?? low
            let end = bytes[middle..<high].firstIndex(of: UInt8(ascii: "\n")) ?? high
            let words = text[start..<end].split(separator: " ")
            if words[0] == name { return (words.count > 1 ? words[1] : name, words.count == 3) }
            if words[0].utf8.lexicographicallyPrecedes(name.utf8) {
                low = end < high ? bytes.index(after: end) : high
            } else {
                high = start == low ? low : bytes.index(before: start)
            }
        }
        return nil
    }

    /// All names, for tests.
    static var all: [Substring] { text.split(separator: "\n").map { $0.prefix { $0 != " " } } }
}
