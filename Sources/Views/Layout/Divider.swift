package import DOM

/// A line between views: `<hr>`, upright in an ``HStack``.
public struct Divider: View {
    public init() {}
}

extension Divider: ElementView {
    package func makeElement(at place: Place) -> Element {
        place.isInline ? Element("span", class: "divider") : Element("hr")
    }

    package func update(_ element: Element, in environment: EnvironmentValues) {}
}
