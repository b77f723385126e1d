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

extension Label where Title == Text, Icon == Image {
    /// One of Pinion's own words, with a symbol.
    init(own key: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(own: key)
        } icon: {
            Image(systemName: name)
        }
    }
}
