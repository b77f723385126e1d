internal import DOM
package import Localization

/// Some text.
///
/// ```swift
/// Text("Username: ").foregroundColor(.secondary) + Text(user.username).bold()
/// ```
///
/// It is a paragraph; in one of the fonts for titles it is a heading, and in a button's label a part of the line.
public struct Text: View, Equatable {
    /// A piece of text that looks the same all along.
    struct Run: Equatable {
        var string: String
        var look = TextLook()
        /// Where it leads, and what it counts; most do neither.
        var extra: Extra?
        /// What is looked up where it is shown, if it is.
        var words: (any LocalizedValue)?

        /// What else a piece of text can be.
        enum Extra: Equatable {
            case link(String)
            case clock(ClockText)
        }

        /// What it says.
        var text: String {
            if case .clock(let clock) = extra { clock.text } else { string }
        }

        static func == (one: Run, other: Run) -> Bool {
            guard one.string == other.string, one.look == other.look, one.extra == other.extra else {
                return false
            }
            guard let words = one.words else { return other.words == nil }
            return other.words.map(words.isSame) ?? false
        }
    }

    /// The text, if it looks like its surroundings all along, as most do.
    fileprivate var plain: String
    /// Otherwise its pieces.
    fileprivate var pieces: [Run] = []

    /// A text that is looked up in the program's catalogues, if it has any: a literal is one, and a variable is not.
    public init(_ key: LocalizedStringKey) {
        plain = key.plain
        if Catalogues.ofProgram.areThere {
            pieces = [Run(string: plain, words: key.words())]
        } else if let markup = key.markup {
            runs = markup.runs
        }
    }

    /// A text that is not looked up: one that the program has from elsewhere.
    @_disfavoredOverload
    public init(_ content: some StringProtocol) {
        plain = String(content)
    }

    /// A text that is written otherwise in each language.
    ///
    /// - Parameter plain: the text where no language is known.
    package init(words: any LocalizedValue, plain: String) {
        self.plain = ""
        pieces = [Run(string: plain, words: words)]
    }

    package init(words: LocalizedWords) {
        self.init(words: words, plain: words.plain)
    }

    /// The text as it stands: nothing is looked up.
    public init(verbatim content: String) {
        plain = content
    }

    /// A text of pieces.
    nonisolated init(runs: [Run]) {
        plain = ""
        self.runs = runs
    }

    /// A text that counts by itself.
    package nonisolated init(clock: ClockText) {
        self.init(runs: [Run(string: "", extra: .clock(clock))])
    }

    /// One text behind the other.
    public static func + (first: Text, second: Text) -> Text {
        var text = first
        text.runs += second.runs
        return text
    }

    /// All of these, one behind the other.
    package init(joining texts: [Text]) {
        self.init(runs: texts.flatMap(\.runs))
    }

    /// The pieces of which it is made.
    nonisolated var runs: [Run] {
        get { pieces.isEmpty ? [Run(string: plain)] : pieces }
        set {
            let isPlain =
                newValue.count == 1 && newValue[0].look == TextLook() && newValue[0].words == nil
                && newValue[0].extra == nil
            (plain, pieces) = isPlain ? (newValue[0].string, []) : ("", newValue)
        }
    }

    /// The text without its looks, as it stands in the program.
    package nonisolated var string: String { pieces.isEmpty ? plain : pieces.map(\.text).joined() }

    /// The level of the heading that it is, if it is one.
    fileprivate var headingLevel: Int? {
        guard let style = pieces.first?.look.font?.style else { return nil }
        return pieces.allSatisfy { $0.look.font?.style == style } ? Heading.level(of: style) : nil
    }
}

extension Text {
    /// Whether it is one element.
    fileprivate var isOneLook: Bool { pieces.isEmpty || pieces.count == 1 && pieces[0].extra == nil }

    /// Whether the browser counts in it.
    fileprivate var counts: Bool { pieces.contains { $0.isClock } }

    /// Whether its pieces are shown by elements of the same kinds as those of another text.
    fileprivate func hasElements(like other: Text) -> Bool {
        !isOneLook && !other.isOneLook && pieces.count == other.pieces.count
            && zip(pieces, other.pieces).allSatisfy { $0.isLink == $1.isLink && $0.isClock == $1.isClock }
    }
}

extension Text.Run {
    fileprivate var isLink: Bool {
        if case .link = extra { true } else { false }
    }

    fileprivate var isClock: Bool {
        if case .clock = extra { true } else { false }
    }
}

extension Text: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Text> {
        // Which of two texts stands here may change: where there are catalogues, each is taken for one that is looked up.
        isLookedUp || Catalogues.ofProgram.areThere
            ? LocalizedTextNode(self, at: place) : TextNode(self, at: place)
    }

    /// Whether something of it is written otherwise in each language.
    nonisolated var isLookedUp: Bool { pieces.contains { $0.words != nil } }

    /// The pieces in a language.
    nonisolated func runs(in language: Language) -> [Run] {
        guard isLookedUp else { return runs }
        return pieces.flatMap { run in
            switch run.words {
            case let words as LocalizedWords: Self.runs(of: words, like: run, in: language)
            case let text as TextValue: text.text.runs(in: language)
            case let value?: [Run(string: value.text(in: language), look: run.look)]
            case nil: [run]
            }
        }
    }

    /// The text in the language of an environment.
    package func string(in environment: EnvironmentValues) -> String {
        looked(up: environment).string
    }

    /// The text in the language of the page that is evaluated.
    @usableFromInline
    package var shownString: String {
        isLookedUp && Catalogues.ofProgram.areThere
            ? runs(in: Evaluation.language).map(\.text).joined() : string
    }

    fileprivate func looked(up environment: EnvironmentValues) -> Text {
        guard isLookedUp else { return self }
        var text = self
        text.runs =
            environment.knownLanguage.map(runs)
            ?? pieces.map { run in
                var run = run
                run.words = nil
                return run
            }
        return text
    }

    private nonisolated static func runs(of words: LocalizedWords, like run: Run, in language: Language)
        -> [Run]
    {
        // Markdown is read in what was looked up, and not in the values in it.
        let words = words.escaped
        let (pieces, own) = words.pieces(in: language)
        var markup = Markup()
        for piece in pieces {
            switch piece {
            case .text(let text): markup.append(source: text)
            case .argument(let index, let place):
                if case .value(let value as TextValue) = words.arguments[index] {
                    markup.append(value.text.runs(in: own))
                } else {
                    markup.append(value: words.arguments[index].text(at: place, in: own))
                }
            }
        }
        return markup.runs(inside: run.look)
    }
}

/// The place of a text that is looked up in the page's language.
private final class LocalizedTextNode: TextNode {
    @exclusivity(unchecked) private var view: Text
    private let scope: EnvironmentScope

    override init(_ text: Text, at place: Place) {
        view = text
        scope = place.scope
        super.init(text, at: place)
        evaluate()
    }

    override func update(_ view: Text) {
        guard view != self.view else { return }
        self.view = view
        evaluate()
    }

    override func evaluate() {
        super.evaluate()
        super.update(track { view.looked(up: scope.readable) })
    }
}

private class TextNode: ViewNode<Text> {
    private let container: Container
    private let isInline: Bool
    private var text: Text
    private var element: Element

    init(_ text: Text, at place: Place) {
        container = place.container
        isInline = place.isInline
        self.text = text
        element = Self.makeElement(text, isInline: place.isInline)
        super.init(at: place)
    }

    override func update(_ view: Text) {
        guard view != text else { return }
        let before = text
        text = view
        if view.headingLevel != before.headingLevel {
            element = Self.makeElement(view, isInline: isInline)
            container.setNeedsArranging()
        } else {
            Self.show(view, in: element, before: before)
        }
    }

    override func collect(into elements: inout [Element]) {
        elements.append(element)
    }

    private static func makeElement(_ text: Text, isInline: Bool) -> Element {
        let level = isInline ? nil : text.headingLevel
        let element = TextElement(level.map(Heading.tag) ?? (isInline ? "span" : "p"))
        show(text, in: element, before: nil)
        return element
    }

    private static func show(_ text: Text, in element: Element, before: Text?) {
        if text.pieces.isEmpty, before?.pieces.isEmpty != false {
            element.text = text.plain
            return
        }
        let oldLook = before?.isOneLook == true ? before?.runs[0].look : nil
        if text.isOneLook {
            if before?.isOneLook == false { element.arrange([]) }
            show(text.runs[0], in: element, before: oldLook)
        } else if let before, before.hasElements(like: text) {
            for (index, run) in text.runs.enumerated() {
                show(run, in: element.children[index], before: before.runs[index].look)
            }
        } else {
            wear(TextLook(), on: element, before: oldLook)
            var elements = text.runs.map { run in
                let element = Element(run.isLink ? "a" : "span")
                show(run, in: element, before: nil)
                return element
            }
            if text.counts { elements.append(ClockText.makeScript()) }
            element.arrange(elements)
        }
    }

    private static func show(_ run: Text.Run, in element: Element, before: TextLook?) {
        element.text = run.text
        wear(run.look, on: element, before: before)
        switch run.extra {
        case .link(let address): element["href"] = WebAddress(address)?.text
        case .clock(let clock): clock.show(in: element)
        case nil: break
        }
    }

    /// Gives the element the classes of a look, and leaves those alone that modifiers of the view have set.
    private static func wear(_ look: TextLook, on element: Element, before: TextLook?) {
        let old = before ?? TextLook()
        guard look != old else { return }
        for name in old.classNames where !look.classNames.contains(name) { element.removeClass(name) }
        for name in look.classNames { element.addClass(name) }
        wear("--font-size", look.font?.sizeText, on: element, before: old.font?.sizeText)
        wear("--family", look.font?.family, on: element, before: old.font?.family)
        if look.color != old.color { element.setColor(look.color) }
        if look.line != old.line { element.setStyle("--line-color", look.line?.color?.css) }
        if look.baselineOffset != old.baselineOffset {
            element.setStyle("--raise", look.baselineOffset == 0 ? nil : look.baselineOffset.length)
        }
    }

    /// Gives the element an exact value beside that of the view's modifiers.
    private static func wear(_ property: StaticString, _ value: String?, on element: Element, before: String?)
    {
        guard value != before else { return }
        if let before {
            element.removeOwnStyle(property, before, for: value)
        } else if let value {
            element.addOwnStyle(property, value)
        }
    }
}
