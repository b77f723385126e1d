/// What a person does with a table by pointer or keyboard. Rows and columns are named by the numbers of their elements.
package enum TableCommand: Equatable, Sendable {
    /// Selects a row, and no other.
    case only(row: Int)
    /// Selects a row besides the others, or takes it out of them.
    case toggle(row: Int)
    /// Selects the rows from the one that was touched last to this one.
    case extend(row: Int)
    /// Selects all rows.
    case all
    /// Selects none.
    case none
    /// Does with a row what is done first with it.
    case open(row: Int)
    /// Makes a column so many pixels wide.
    case resize(column: Int, width: Int)

    /// Reads a command: `only 31`; nil if it is none.
    init?(_ words: [Substring]) {
        let numbers = words.dropFirst().compactMap { Int($0) }
        guard let verb = words.first, numbers.count == words.count - 1, numbers.allSatisfy({ $0 >= 0 }) else {
            return nil
        }
        switch (verb, numbers.count) {
        case ("only", 1): self = .only(row: numbers[0])
        case ("toggle", 1): self = .toggle(row: numbers[0])
        case ("extend", 1): self = .extend(row: numbers[0])
        case ("all", 0): self = .all
        case ("none", 0): self = .none
        case ("open", 1): self = .open(row: numbers[0])
        case ("resize", 2): self = .resize(column: numbers[0], width: numbers[1])
        default: return nil
        }
    }
}
