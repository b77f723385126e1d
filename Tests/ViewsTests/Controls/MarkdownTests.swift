import Testing

@testable import Views

/// What Markdown says inside a line.
@MainActor
@Suite struct MarkdownTests {
    /// The pieces, each with its marks before it: `*` strong, `/` emphasized, `-` struck, `#` code, `@` a link.
    private func read(_ source: String) -> [String] {
        InlineMarkdown.pieces(of: source).map { piece in
            let marks = [
                (piece.isStrong, "*"), (piece.isEmphasized, "/"), (piece.isStruck, "-"), (piece.isCode, "#"),
            ]
            let text = marks.filter(\.0).map(\.1).joined() + piece.text
            return piece.link.map { "\(text)@\($0)" } ?? text
        }
    }

    @Test(
        arguments: [
            ("plain", ["plain"]),
            ("**bold** and *thin*", ["*bold", " and ", "/thin"]),
            ("__bold__ and _thin_", ["*bold", " and ", "/thin"]),
            ("***both***", ["*/both"]),
            ("**a *b* c**", ["*a ", "*/b", "* c"]),
            ("~~gone~~ ~here~", ["-gone", " ~here~"]),
            ("`**code**` end", ["#**code**", " end"]),
            ("snake_case_name", ["snake_case_name"]),
            ("2 * 3 * 4", ["2 * 3 * 4"]),
            ("**open", ["**open"]),
            ("close**", ["close**"]),
            ("\\*not\\*", ["*not*"]),
            ("[Swift](https://swift.org) and [this]", ["Swift@https://swift.org", " and [this]"]),
            ("[**a** b](/c \"title\")", ["*a@/c", " b@/c"]),
            ("<https://a.b> < c", ["https://a.b@https://a.b", " < c"]),
            ("[a](b(c)d) [a](b(c d", ["a@b(c)d", " [a](b(c d"]),
            ("<https://a b> <https://c>", ["<https://a b> ", "https://c@https://c"]),
            ("*e\u{301}* \u{301}*x*", ["/e\u{301}", " \u{301}", "/x"]),
            ("", [""]),
        ])
    func pieces(_ source: String, _ expected: [String]) {
        #expect(read(source) == expected)
    }

    @Test func whatAPersonWroteIsNoMarkdown() {
        let name = "**Eve** [x](https://evil.example) \\ _"
        #expect(read(InlineMarkdown.escaping(name)) == [name])
    }

    @Test func aSignThatTakesTheNextOneAlongHidesNoBackslash() {
        let name = "\u{600}**Eve** \u{600}[x](https://evil.example)"
        #expect(read(InlineMarkdown.escaping(name)) == [name])
    }

    @Test func whatIsPutInKeepsItsPlaceBeforeAMarkOfALetter() {
        var markup = Markup()
        markup.append(source: "a ")
        markup.append([Text.Run(string: "b")])
        markup.append(value: "\u{301}c")
        #expect(markup.runs.map(\.string) == ["a ", "b", "\u{301}c"])
    }

    @Test func manySignsTakeNoLongTime() {
        for sign in ["*", "[", "_a*", "`", "**a ", "<", "[](", "\\"] {
            let source = String(repeating: sign, count: 20_000)
            #expect(InlineMarkdown.pieces(of: source).isEmpty == false)
        }
    }

    @Test func literalsAreMarkdownAndValuesAreNot() {
        let name = "*Eve*"
        let text = Text("**Hello**, \(name)! [Go](https://a.example)")
        #expect(text.string == "Hello, *Eve*! Go")
        #expect(text.runs.map(\.look.weight) == [.bold, nil, nil])
        #expect(text.runs.map(\.extra) == [nil, nil, .link("https://a.example")])
        #expect(Text(name).string == "*Eve*")
        #expect(Text(verbatim: "**a**").string == "**a**")
        #expect(Text("\(name) is **here**").string == "*Eve* is here")
    }

    @Test func textsInATextKeepTheirLooks() {
        let text = Text("a \(Text("b").bold()) **c \(Text("d").italic())**")
        #expect(text.string == "a b c d")
        #expect(text.runs.map(\.look.weight) == [nil, .bold, nil, .bold, .bold])
        #expect(text.runs.map(\.look.isItalic) == [false, false, false, false, true])
    }

    @Test func linksThatRunScriptsLeadNowhere() {
        let text = Text("[x](javascript:alert(1))")
        #expect(text.runs.map(\.extra) == [nil])
        #expect(text.string == "x")
    }
}
