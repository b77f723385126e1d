/// A day with its month in letters: 28 February 2026.
package struct LocalizedDay: LocalizedValue, Equatable {
    let day: Int
    let month: Int
    let year: Int

    package init(day: Int, month: Int, year: Int) {
        self.day = day
        self.month = month
        self.year = year
    }

    /// The text where no language is known.
    package var plain: String { "\(day) \(Self.months[month - 1]) \(year)" }

    package func text(in language: Language) -> String {
        let signs = NumberSigns(language)
        let parts = [
            signs.text(day), OwnWords.text(Self.months[month - 1], in: language),
            signs.text(year, isGrouped: false),
        ]
        return LocalizedWords(
            key: "%@ %@ %@", arguments: parts.map(FormatArgument.text),
            plain: parts.joined(separator: " "), table: OwnWords.table
        ).text(in: language)
    }

    package func isSame(as other: any LocalizedValue) -> Bool { other as? LocalizedDay == self }

    fileprivate static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
    ]
}

extension OwnWords {
    /// The name of a month, of which the first is January.
    package static func month(_ number: Int, in language: Language) -> String {
        text(LocalizedDay.months[number - 1], in: language)
    }
}
