internal import DOM

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
    }

    /// The text, if it looks like its surroundings all along, as most do.
    fileprivate var plain: String
    /// Otherwise its pieces.
    fileprivate var pieces: [Run] = []

    public init(_ content: some StringProtocol) {
        plain = String(content)
    }

    /// The text as it stands, like any other here: nothing is looked up in a table of translations.
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
    var runs: [Run] {
        get { pieces.isEmpty ? [Run(string: plain)] : pieces }
        set {
            let isPlain = newValue.count == 1 && newValue[0].look == TextLook()
            (plain, pieces) = isPlain ? (newValue[0].string, []) : ("", newValue)
        }
    }

    /// The text without its looks.
    package var string: String { pieces.isEmpty ? plain : pieces.map(\.string).joined() }

    /// The level of the heading that it is, if it is one.
    fileprivate var headingLevel: Int? {
        guard let style = pieces.first?.look.font?.style else { return nil }
        return pieces.allSatisfy { $0.look.font?.style == style } ? Heading.level(of: style) : nil
    }
}

extension Text: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Text> { TextNode(self, at: place) }
}

private final class TextNode: ViewNode<Text> {
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
