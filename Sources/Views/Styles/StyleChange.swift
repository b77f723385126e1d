/// A view inside of which a kind of control has another style.
///
/// The style is part of its type: where a view with another kind of style comes, everything inside begins anew, so
/// that a control knows from the beginning who shows it.
struct StyleChange<Content: View, Style: ViewStyle>: View {
    let content: Content
    let style: Style
}

extension StyleChange: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { StyleChangeNode(self, at: place) }

    fileprivate var change: EnvironmentChange<Content> {
        EnvironmentChange(content: content) { $0.setStyle(style) }
    }
}

private final class StyleChangeNode<Content: View, Style: ViewStyle>: WrappingNode<
    StyleChange<Content, Style>, EnvironmentChange<Content>
>
{
    init(_ view: StyleChange<Content, Style>, at place: Place) {
        super.init(view.change, at: place)
    }

    override func update(_ view: StyleChange<Content, Style>) {
        child.update(view.change)
    }
}

extension EnvironmentValues {
    /// The style of the controls that have such a configuration, if somebody has set one.
    func style<Configuration>(of type: Configuration.Type) -> (any ViewStyle<Configuration>)? {
        // Most controls have no style: that is known before the type of its entry has to be looked up.
        let id = ObjectIdentifier(type)
        scope?.noteRead(of: id)
        guard let entry = entry(id) else { return nil }
        return (entry as? ValueEntry<StyleEntry<Configuration>?>)?.value?.style
    }

    /// Has controls look as they do by themselves.
    mutating func resetStyle<Configuration>(of type: Configuration.Type) {
        set(StyleEntry<Configuration>?.none, under: ObjectIdentifier(type))
    }

    fileprivate mutating func setStyle<Style: ViewStyle>(_ style: Style) {
        let entry: StyleEntry<Style.Parts>? = StyleEntry(style: style)
        set(entry, under: ObjectIdentifier(Style.Parts.self))
    }
}

/// The style of one kind of control, which is told by its configuration.
@MainActor
private struct StyleEntry<Configuration>: @MainActor Equatable {
    let style: any ViewStyle<Configuration>

    static func == (one: StyleEntry, other: StyleEntry) -> Bool { isSame(erased: one.style, other.style) }
}
