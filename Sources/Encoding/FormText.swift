/// Names and values as they stand in the query of an address, and in a form that is sent.
package enum FormText {
    /// Reads a text in which `+` stands for a space, and `%` and two digits for a byte. Returns nil for what is not
    /// UTF-8.
    package static func decoded(_ text: some Sequence<UInt8>) -> String? {
        var bytes: [UInt8] = []
        var rest = text.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "+"): bytes.append(0x20)
            case UInt8(ascii: "%"):
                guard let high = rest.next().flatMap(Hexadecimal.value),
                    let low = rest.next().flatMap(Hexadecimal.value)
                else { return nil }
                bytes.append(high << 4 | low)
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// The parts of `q=ada&page=2`. The first 256 count, as of the fields of a form: more are nobody's.
    package static func items(of text: String) -> ArraySlice<Substring> {
        text.split(separator: "&", maxSplits: mostItems).prefix(mostItems)
    }

    private static let mostItems = 256

    /// The name and the value of `name=value`; nil for what is not UTF-8.
    package static func pair(_ item: Substring) -> (name: String, value: String)? {
        let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = decoded(parts[0].utf8), let value = decoded((parts.count > 1 ? parts[1] : "").utf8)
        else { return nil }
        return (name, value)
    }
}
