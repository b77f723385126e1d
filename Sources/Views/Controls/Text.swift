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
        /// What is looked up where it is shown, if it is.
        var words: (any LocalizedValue)?

        static func == (one: Run, other: Run) -> Bool {
            guard one.string == other.string, one.look == other.look else { return false }
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
        if Catalogues.ofProgram.areThere { pieces = [Run(string: plain, words: key.words())] }
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

    /// One text behind the other.
    public static func + (first: Text, second: Text) -> Text {
        var text = first
        text.runs += second.runs
        return text
    }

    /// The pieces of which it is made.
    nonisolated var runs: [Run] {
        get { pieces.isEmpty ? [Run(string: plain)] : pieces }
        set {
            let isPlain = newValue.count == 1 && newValue[0].look == TextLook() && newValue[0].words == nil
            (plain, pieces) = isPlain ? (newValue[0].string, []) : ("", newValue)
        }
    }

    /// The text without its looks, as it stands in the program.
    package nonisolated var string: String { pieces.isEmpty ? plain : pieces.map(\.string).joined() }

    /// The level of the heading that it is, if it is one.
    fileprivate var headingLevel: Int? {
        guard let style = pieces.first?.look.font?.style else { return nil }
        return pieces.allSatisfy { $0.look.font?.style == style } ? Heading.level(of: style) : nil
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
        isLookedUp ? runs(in: environment.language).map(\.string).joined() : string
    }

    /// The text in the language of the page that is evaluated.
    @usableFromInline
    package var shownString: String {
        isLookedUp ? runs(in: Evaluation.language).map(\.string).joined() : string
    }

    fileprivate func looked(up environment: EnvironmentValues) -> Text {
        guard isLookedUp else { return self }
        var text = self
        text.runs = runs(in: environment.language)
        return text
    }

    private nonisolated static func runs(of words: LocalizedWords, like run: Run, in language: Language) -> [Run] {
        let (pieces, own) = words.pieces(in: language)
        var runs: [Run] = []
        func add(_ text: String) {
            if let last = runs.indices.last, runs[last].look == run.look {
                runs[last].string += text
            } else {
                runs.append(Run(string: text, look: run.look))
            }
        }
        for piece in pieces {
            switch piece {
            // Markup in what was looked up belongs here.
            case .text(let text): add(text)
            case .argument(let index, let place):
                if case .value(let value as TextValue) = words.arguments[index] {
                    runs += value.text.runs(in: own).map { Run(string: $0.string, look: $0.look.inside(run.look)) }
                } else {
                    add(words.arguments[index].text(at: place, in: own))
                }
            }
        }
        return runs.isEmpty ? [Run(string: "", look: run.look)] : runs
    }
}

/// The place of a text that is looked up in the page's language.
private final class LocalizedTextNode: TextNode {
    @exclusivity(unchecked) private var view: Text
    private let scope: EnvironmentScope

    override init(_ text: Text, at place: Place) {
        view = text
        scope = place.scope
        super.init(text.looked(up: place.scope.current), at: place)
        // What is read is noted from here on.
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
        let oldLook = before?.runs.count == 1 ? before?.runs[0].look : nil
        if text.runs.count == 1 {
            show(text.runs[0], in: element, before: oldLook)
        } else if let before, before.runs.count == text.runs.count {
            for (index, run) in text.runs.enumerated() {
                show(run, in: element.children[index], before: before.runs[index].look)
            }
        } else {
            wear(TextLook(), on: element, before: oldLook)
            element.arrange(
                text.runs.map { run in
                    let span = Element("span")
                    show(run, in: span, before: nil)
                    return span
                })
        }
    }

    private static func show(_ run: Text.Run, in element: Element, before: TextLook?) {
        element.text = run.string
        wear(run.look, on: element, before: before)
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
