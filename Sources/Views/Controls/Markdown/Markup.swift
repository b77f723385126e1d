/// Markdown with texts in it that have looks of their own.
struct Markup: Sendable {
    private var source = ""
    /// What stands in the places of a sign that no text has.
    private var inserted: [[Text.Run]] = []
    private static let place: Unicode.Scalar = "\u{FFFC}"

    init() {}

    /// Makes one of Markdown; nil if there is nothing to read in it.
    init?(_ source: String) {
        guard InlineMarkdown.hasMarks(source) else { return nil }
        append(source: source)
    }

    /// Adds Markdown.
    mutating func append(source text: String) {
        // By scalars, here and below: a mark that stands behind the sign is one character with it.
        for sign in text.unicodeScalars where sign != Self.place { source.unicodeScalars.append(sign) }
    }

    /// Adds a text that means what it says, whoever wrote it.
    mutating func append(value text: String) {
        append(source: InlineMarkdown.escaping(text))
    }

    /// Adds a text with looks.
    mutating func append(_ runs: [Text.Run]) {
        source.unicodeScalars.append(Self.place)
        inserted.append(runs)
    }

    /// The pieces that are shown.
    func runs(inside look: TextLook = TextLook()) -> [Text.Run] {
        var runs: [Text.Run] = []
        var next = inserted.makeIterator()
        for piece in InlineMarkdown.pieces(of: source) {
            var run = Text.Run(piece)
            run.look = run.look.inside(look)
            var isFirst = true
            let parts = piece.text.unicodeScalars.split(
                separator: Self.place, omittingEmptySubsequences: false)
            for part in parts {
                if !isFirst, let texts = next.next() {
                    runs += texts.map { text in
                        var text = text
                        text.look = text.look.inside(run.look)
                        if text.extra == nil { text.extra = run.extra }
                        return text
                    }
                }
                isFirst = false
                if !part.isEmpty {
                    run.string = String(part)
                    runs.append(run)
                }
            }
        }
        return runs.isEmpty ? [Text.Run(string: "", look: look)] : runs
    }

    /// The same where it looks like its surroundings.
    var runs: [Text.Run] { runs() }
}
