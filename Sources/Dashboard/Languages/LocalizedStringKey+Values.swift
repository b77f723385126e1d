import PinionAccounts

nonisolated extension LocalizedStringKey.StringInterpolation {
    /// A day with its month in letters.
    mutating func appendInterpolation(_ day: LocalizedDay) {
        append(day.plain, "%@", .value(day))
    }

    /// A number without a sign between its thousands.
    mutating func appendInterpolation(ungrouped number: Int) {
        append("\(number)", "%@", .value(UngroupedNumber(number: number)))
    }
}

private nonisolated struct UngroupedNumber: LocalizedValue, Equatable {
    let number: Int

    func text(in language: Language) -> String { NumberSigns(language).text(number, isGrouped: false) }

    func isSame(as other: any LocalizedValue) -> Bool { (other as? UngroupedNumber) == self }
}
