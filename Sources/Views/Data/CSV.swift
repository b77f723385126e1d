/// Rows of texts, written as comma-separated values: what spreadsheet programs open.
///
/// ```swift
/// let table = CSV([["Name", "Length"], ["Vasa", "69"], ["HMS \"Beagle\"", "27.5"]])
/// print(table.text)
/// ```
///
/// It is written as RFC 4180 says. What a spreadsheet program would take for a formula, and carry out, has an apostrophe in
/// front, in the middle of a field, too, where a program may part it: who can put a name into a table shall not be able to
/// do that at the desk of whoever opens it. Numbers stay numbers.
public struct CSV: Hashable, Sendable {
    /// The rows, of which the first one has the titles of the columns.
    public var rows: [[String]]

    /// The table of some rows.
    public init(_ rows: [[String]]) {
        self.rows = rows
    }
}

extension CSV {
    /// The rows as text, each with the end of its line.
    public var text: String { String(decoding: lines, as: UTF8.self) }

    /// The content of a file: UTF-8, and before it the three bytes without which some programs take it for something else.
    public var bytes: [UInt8] { [0xEF, 0xBB, 0xBF] + lines }

    /// The rows alone, to be added to a file.
    var lines: [UInt8] {
        var lines: [UInt8] = []
        for row in rows {
            for (index, field) in row.enumerated() {
                if index > 0 { lines.append(UInt8(ascii: ",")) }
                Self.write(field, into: &lines)
            }
            lines += [13, 10]
        }
        return lines
    }

    private static func write(_ field: String, into lines: inout [UInt8]) {
        let isQuoted = field.utf8.contains { byte in
            byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte < 32
        }
        if isQuoted { lines.append(UInt8(ascii: "\"")) }
        if isFormula(field) { lines.append(UInt8(ascii: "'")) }
        var rest = field.utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\"") { lines.append(byte) }
            lines.append(byte)
            if isSeparator(byte), isLaterFormula(Substring(rest)) { lines.append(UInt8(ascii: "'")) }
        }
        if isQuoted { lines.append(UInt8(ascii: "\"")) }
    }

    /// Whether a spreadsheet program might carry it out. Some look behind spaces, and take wide letters for others.
    private static func isFormula(_ field: String) -> Bool {
        let rest = field.unicodeScalars.drop { $0.properties.isWhitespace }
        guard let first = rest.first else { return false }
        switch first {
        case "=", "@", "＝", "＠", "＋", "－": return true
        case "+", "-": return !isNumber(rest.dropFirst())
        default: return false
        }
    }

    /// Whether a byte parts fields where values are not separated by commas.
    private static func isSeparator(_ byte: UInt8) -> Bool {
        [UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n")].contains(byte)
    }

    /// Whether such a program might carry out what begins in the middle of a field. There quotes quote nothing, and
    /// numbers are as good as texts.
    private static func isLaterFormula(_ rest: Substring) -> Bool {
        let first = rest.unicodeScalars.first { scalar in
            scalar != "\"" && (!scalar.properties.isWhitespace || ["\t", "\r", "\n"].contains(scalar))
        }
        return first.map { "=@+-＝＠＋－".unicodeScalars.contains($0) } ?? false
    }

    private static func isNumber(_ digits: Substring.UnicodeScalarView) -> Bool {
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count <= 2
            && parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { ("0"..."9").contains($0) } }
    }
}
