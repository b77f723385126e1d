package import DOM

/// Some text.
///
/// ```swift
/// Text("Username: ").foregroundColor(.secondary) + Text(user.username)
/// ```
public struct Text: View, Equatable {
    /// A piece of text that looks the same all along.
    struct Run: Equatable {
        var string: String
        var classNames: [String] = []
    }

    var runs: [Run]

    public init(_ content: some StringProtocol) {
        runs = [Run(string: String(content))]
    }

    /// The text as it stands, like any other here: nothing is looked up in a table of translations.
    public init(verbatim content: String) {
        runs = [Run(string: content)]
    }

    /// One text behind the other.
    public static func + (first: Text, second: Text) -> Text {
        var text = first
        text.runs += second.runs
        return text
    }

    /// The text without its looks.
    package var string: String { runs.map(\.string).joined() }

    /// The text with a class of the style sheet on all of it.
    func with(_ className: String) -> Text {
        var text = self
        for index in text.runs.indices { text.runs[index].classNames.append(className) }
        return text
    }
}

extension Text: ElementView {
    package func makeElement(at place: Place) -> Element {
        Element(place.isInline ? "span" : "p")
    }

    package func update(_ element: Element, in environment: EnvironmentValues) {
        if runs.count == 1 {
            element.text = runs[0].string
        } else if element.children.count == runs.count {
            for (span, run) in zip(element.children, runs) { Self.show(run, in: span) }
        } else {
            element.arrange(
                runs.map { run in
                    let span = Element("span")
                    Self.show(run, in: span)
                    return span
                })
        }
    }

    private static func show(_ run: Run, in span: Element) {
        span.text = run.string
        span["class"] = run.classNames.isEmpty ? nil : run.classNames.joined(separator: " ")
    }
}
