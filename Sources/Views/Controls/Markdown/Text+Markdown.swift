extension Text {
    /// A text as Markdown says it inside a line. Links lead where ``Link`` would.
    package init(markdown source: String) {
        let pieces = InlineMarkdown.pieces(of: source)
        if pieces.count == 1, pieces[0].isPlain {
            self.init(verbatim: pieces[0].text)
        } else {
            self.init(runs: pieces.map(Run.init))
        }
    }
}

extension Text.Run {
    init(_ piece: InlineMarkdown.Piece) {
        self.init(string: piece.text)
        if piece.isStrong { look.weight = .bold }
        look.isItalic = piece.isEmphasized
        look.isStruckThrough = piece.isStruck
        look.isMonospaced = piece.isCode
        if let link = piece.link, WebAddress(link) != nil { extra = .link(link) }
    }
}

extension Text {
    /// A text that leads to an address, if that is one where ``Link`` would lead.
    package init(_ string: String, leadingTo address: String) {
        let isSafe = WebAddress(address) != nil
        self.init(runs: [Run(string: string, extra: isSafe ? .link(address) : nil)])
    }
}
