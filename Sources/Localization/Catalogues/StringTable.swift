/// The texts of one table, in all languages in which it has them.
package struct StringTable: Sendable, Equatable {
    /// The language in which the keys are written, if the catalogue says it.
    package var source: Language?
    /// What each language has.
    package var languages: [Language: [String: Translation]] = [:]
    /// The keys that stand for themselves in the source language, or in all.
    package var keys: Set<String> = []
    /// Those that nobody is to translate.
    package var untranslated: Set<String> = []

    package init() {}

    /// Takes what another one has and this one does not.
    package mutating func add(_ other: StringTable) {
        source = source ?? other.source
        for (language, texts) in other.languages {
            languages[language, default: [:]].merge(texts) { first, _ in first }
        }
        keys.formUnion(other.keys)
        untranslated.formUnion(other.untranslated)
    }
}
