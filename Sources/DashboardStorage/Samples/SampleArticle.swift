/// Something that somebody who does not exist has written.
struct SampleArticle: Sendable {
    let author: Int
    let published: Int64
    let title: String
    let text: String

    init(author: Int, published: Int64, using chance: inout Chance) {
        self.author = author
        self.published = published
        let topic = chance.pick(SampleTopic.all)
        title = topic.fill(chance.pick(SampleProse.titles), using: &chance)
        // No sentence comes twice in an article.
        var openings = chance.shuffled(SampleProse.openings)
        var middles = chance.shuffled(SampleProse.middles)
        var endings = chance.shuffled(SampleProse.endings)
        let paragraphs = (0..<(3 + chance.number(below: 3))).map { number in
            var sentences: [String] = []
            if let opening = openings.popLast(), number < 2 { sentences.append(opening) }
            for _ in 0..<(2 + chance.number(below: 2)) {
                if let middle = middles.popLast() { sentences.append(middle) }
            }
            if let ending = endings.popLast() { sentences.append(ending) }
            return sentences.map { topic.fill($0, using: &chance) }.joined(separator: " ")
        }
        text = paragraphs.joined(separator: "\n\n")
    }
}
