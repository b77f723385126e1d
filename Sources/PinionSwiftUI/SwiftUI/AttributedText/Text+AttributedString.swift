public import Foundation
public import Pinion
internal import Views

extension Text {
    /// A text whose pieces look, and lead, as their attributes say.
    ///
    /// Links lead where `Link` would; attributes that a page has nothing for are read over.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(
            joining: attributedContent.runs.map { run in
                Text(String(attributedContent[run.range].characters), run.attributes)
            })
    }

    private init(_ string: String, _ attributes: AttributeContainer) {
        typealias Looks = AttributeScopes.SwiftUIAttributes
        let link = attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self]
        var text = link.map { Text(string, leadingTo: $0.absoluteString) } ?? Text(verbatim: string)
        let intent = attributes[Looks.InlinePresentationIntentAttribute.self] ?? []
        if let font = attributes[Looks.FontAttribute.self] { text = text.font(font) }
        if intent.contains(.stronglyEmphasized) { text = text.bold() }
        if intent.contains(.emphasized) { text = text.italic() }
        if intent.contains(.code) { text = text.monospaced() }
        if intent.contains(.strikethrough) { text = text.strikethrough() }
        if let line = attributes[Looks.StrikethroughStyleAttribute.self] {
            text = text.strikethrough(pattern: line.pattern, color: line.color)
        }
        if let line = attributes[Looks.UnderlineStyleAttribute.self] {
            text = text.underline(pattern: line.pattern, color: line.color)
        }
        if let color = attributes[Looks.ForegroundColorAttribute.self] { text = text.foregroundColor(color) }
        self = text
    }
}
