/// A strong ETag: another one whenever a byte is another.
package struct EntityTag: Equatable {
    /// As it stands in a field, with its quotation marks.
    package let field: String

    /// A tag of letters and digits.
    package init(_ text: String) {
        field = "\"\(text)\""
    }

    /// - Parameter suffix: tells apart the encodings of the same content.
    init(of bytes: UnsafeRawBufferPointer, suffix: String = "") {
        // FNV-1a with 64 bits, and the length.
        let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        field = "\"\(String(hash, radix: 36))-\(String(bytes.count, radix: 36))\(suffix)\""
    }

    /// Whether an `If-None-Match` field names this tag; weak comparison, as that field wants it.
    package func isNamed(in field: String?) -> Bool {
        guard let field else { return false }
        return field.split(separator: ",").contains { item in
            let item = item.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
            return item == "*" || item == self.field || item == "W/" + self.field
        }
    }
}
