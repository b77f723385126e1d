internal import Accounts

/// Who there is, who follows whom, and who has written what; people go by their place in the list.
struct SampleWorld: Sendable {
    let people: [SamplePerson]
    let follows: [(follower: Int, followed: Int)]
    let articles: [SampleArticle]

    init(people count: Int, themes: [String], seed: UInt64, now: Int64) {
        var chance = Chance(seed: seed)
        let names = SampleNames(using: &chance)
        people = (0..<count).map { number in
            SamplePerson(
                names: names[number], themes: themes,
                created: now - Int64(month + chance.number(below: year)),
                using: &chance)
        }
        follows = (0..<count).flatMap { follower in
            (0..<(4 + chance.number(below: 17))).compactMap { _ in
                let followed = chance.lowNumber(below: count)
                return followed == follower ? nil : (follower, followed)
            }
        }
        var titles: Set<String> = []
        articles = (0..<count / 3).compactMap { _ in
            // No title comes twice; there are a few hundred of them.
            for _ in 0..<20 {
                let article = SampleArticle(
                    author: chance.lowNumber(below: count),
                    published: now - Int64(chance.number(below: month)), using: &chance)
                if titles.insert(article.title).inserted { return article }
            }
            return nil
        }
    }
}

private let month = 30 * 24 * 3600
private let year = 365 * 24 * 3600

/// Somebody who does not exist.
struct SamplePerson: Sendable {
    let name: String
    let displayName: String
    let headerColor: String
    let theme: String
    let created: Int64

    fileprivate init(
        names: (first: String, last: String), themes: [String], created: Int64, using chance: inout Chance
    ) {
        name = "\(names.first) \(names.last)".withoutAccents.lowercased().replacing(" ", with: ".")
        displayName =
            chance.number(below: 5) == 0
            ? "\(names.first) \(names.last.prefix(1))." : "\(names.first) \(names.last)"
        headerColor = chance.pick(Self.colors)
        theme = themes.isEmpty ? Person.defaultTheme : chance.pick(themes)
        self.created = created
    }

    /// White can be read on each of them.
    private static let colors = [
        "#3b6ea5", "#8c3a5a", "#2f7d5b", "#7a4fa3", "#a4542a", "#22707f", "#5c6b1f", "#9c3b3b", "#3f4f9c",
        "#6b4a32", "#4a5568", "#86437f",
    ]
}
