package import DOM

/// A link to another page, of this site or of another.
///
/// ```swift
/// Link("Swift", destination: "https://www.swift.org")
/// Link("Write to us", destination: "mailto:hello@example.org")
/// ```
///
/// A destination that is neither on the web nor an address for mail or telephone leads nowhere: what people have
/// written may be shown as a link.
public struct Link<Label: View>: View {
    let destination: String
    package let content: Label

    /// A link with a label that is made of views.
    public init(destination: String, @ViewBuilder label: () -> Label) {
        self.destination = destination
        content = label()
    }
}

extension Link where Label == Text {
    /// A link with a title.
    public init(_ title: LocalizedStringKey, destination: String) {
        self.init(destination: destination) { Text(title) }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: String) {
        self.init(destination: destination) { Text(title) }
    }
}

extension Link: ContainerView {
    package func makeElement(at place: Place) -> Element { Element("a") }

    package func enter(_ place: inout Place) { place.isInline = true }

    package func update(_ element: Element, in environment: EnvironmentValues) {
        let isEnabled = environment.isEnabled
        element["href"] = isEnabled ? WebAddress(destination)?.text : nil
        element["aria-disabled"] = isEnabled ? nil : "true"
    }
}
