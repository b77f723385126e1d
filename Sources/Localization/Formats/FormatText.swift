/// A text with places for values, as C's `printf` and Foundation have it: "%1$@ has %2$lld photos".
package struct FormatText: Sendable, Equatable {
    /// What it is made of.
    package let parts: [Part]

    package enum Part: Sendable, Equatable {
        case text(String)
        case place(Place)
    }

    /// The place of a value.
    package struct Place: Sendable, Equatable {
        /// Which of the values, counted from 0.
        package var index: Int
        /// The kind that is written: `d`, `f`, `@` …; nil for a plural with a name, or for the number of the plural around.
        package var conversion: Character?
        /// The name between `#@` and `@`; empty for `%arg`.
        package var name: String?
        package var fractionLength: Int?
        package var width = 0
        package var hasZeros = false
        package var hasPlus = false
        package var isLeft = false
    }

    package init(_ text: String) {
        var reader = FormatReader(text)
        parts = reader.read()
    }
}

/// Reads such a text. What is no place of a value stays as it stands.
private struct FormatReader {
    private let units: [UInt8]
    private var at = 0
    private var parts: [FormatText.Part] = []
    private var plain: [UInt8] = []
    private var next = 0

    init(_ text: String) {
        units = Array(text.utf8)
    }

    mutating func read() -> [FormatText.Part] {
        while at < units.count {
            let start = at
            at += 1
            if units[start] != UInt8(ascii: "%") {
                plain.append(units[start])
            } else if take("%") {
                plain.append(units[start])
            } else if let place = place() {
                endPlain()
                parts.append(.place(place))
            } else {
                plain.append(units[start])
                at = start + 1
            }
        }
        endPlain()
        return parts
    }

    private mutating func endPlain() {
        if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
        plain = []
    }

    private mutating func place() -> FormatText.Place? {
        var place = FormatText.Place(index: -1)
        let start = at
        if let number = number(), take("$"), number > 0 { place.index = number - 1 } else { at = start }
        if let name = name() {
            place.name = name
            return place
        }
        flags: while at < units.count {
            switch units[at] {
            case UInt8(ascii: "0"): place.hasZeros = true
            case UInt8(ascii: "+"): place.hasPlus = true
            case UInt8(ascii: "-"): place.isLeft = true
            case UInt8(ascii: " "), UInt8(ascii: "#"), UInt8(ascii: "'"): break
            default: break flags
            }
            at += 1
        }
        place.width = min(number() ?? 0, 64)
        if take(".") { place.fractionLength = min(number() ?? 0, 15) }
        for word in ["ll", "hh", "l", "h", "q", "z", "t", "j", "L"] where take(word) { break }
        guard at < units.count else { return nil }
        let kind = Character(Unicode.Scalar(units[at]))
        guard "@dDiuUxXoOfFeEgGaAscC".contains(kind) else { return nil }
        at += 1
        place.conversion = kind
        if place.index < 0 {
            place.index = next
            next += 1
        }
        return place
    }

    /// `#@name@`, or `arg` with nothing that a name would go on with.
    private mutating func name() -> String? {
        if take("arg") { return "" }
        guard take("#@") else { return nil }
        guard let end = units[at...].firstIndex(of: UInt8(ascii: "@")), end - at <= 128 else { return nil }
        defer { at = end + 1 }
        return String(decoding: units[at..<end], as: UTF8.self)
    }

    private mutating func number() -> Int? {
        var value: Int?
        while at < units.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(units[at]) {
            value = min((value ?? 0) * 10 + Int(units[at] - UInt8(ascii: "0")), 1_000)
            at += 1
        }
        return value
    }

    private mutating func take(_ text: String) -> Bool {
        guard units[at...].starts(with: text.utf8) else { return false }
        at += text.utf8.count
        return true
    }
}
