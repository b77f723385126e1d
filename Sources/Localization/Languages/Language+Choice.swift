extension Language {
    /// The languages that a browser asks for in `Accept-Language`, the dearest first.
    ///
    /// Of a field that is longer than any browser's only the beginning counts, and what cannot be read counts for nothing.
    package static func wishes(in field: String) -> [Language] {
        var wishes: [(language: Language, weight: Double)] = []
        for part in field.prefix(1_024).split(separator: ",").prefix(24) {
            let words = part.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
            guard let name = words.first, name != "*" else { continue }
            let language = Language(name)
            guard language.code != "und" else { continue }
            let weight = words.dropFirst().first { $0.hasPrefix("q=") }
                .map { Double($0.dropFirst(2)) ?? 0 }
            let isWanted = (weight ?? 1) > 0 && (weight ?? 1) <= 1
            if isWanted { wishes.append((language, weight ?? 1)) }
        }
        // Of two that are as dear the first comes first: the sort keeps their order.
        return wishes.sorted { $0.weight > $1.weight }.map(\.language)
    }

    /// The one of these in which somebody who asks for this language reads: the same, or one that has the same script.
    package func closest(among present: [Language]) -> Language? {
        if present.contains(self) { return self }
        let script = usualScript
        let readable = present.filter { $0.code == code && $0.usualScript == script }
        return readable.first { $0.region == region } ?? readable.first { $0.region == nil }
            ?? readable.min { $0.identifier < $1.identifier }
    }

    /// The language of a page: the first of the wishes that there is something in, with the region that was asked for,
    /// which says how numbers and days are written.
    package static func choice(of wishes: [Language], among present: [Language]) -> Language? {
        for wish in wishes {
            guard let found = wish.closest(among: present) else { continue }
            return wish.region == nil && found.region != nil ? found : wish
        }
        return nil
    }
}
