internal import Localization

extension Text {
    /// One of Pinion's own words.
    package init(own key: LocalizedStringKey) {
        if Catalogues.ofProgram.areThere {
            self.init(words: key.words(table: OwnWords.table))
        } else {
            self.init(verbatim: key.plain)
        }
    }
}
