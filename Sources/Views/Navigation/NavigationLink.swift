package import DOM

/// A link to another page of this site.
///
/// ```swift
/// NavigationLink("Articles", destination: "/articles")
/// NavigationLink(destination: "/articles/\(article.id)") { Text(article.title) }
/// ```
///
/// Pages have addresses here: a link leads to one of them, not to a view.
public struct NavigationLink<Label: View>: View {
    let destination: String
    package let content: Label

    /// A link with a label of views.
    ///
    /// - Parameters:
    ///   - destination: the page's address, which begins with a slash.
    ///   - label: the views that are pressed.
    public init(destination: String, @ViewBuilder label: () -> Label) {
        self.destination = destination
        content = label()
    }
}

extension NavigationLink where Label == Text {
    /// A link with a text.
    public init(_ title: some StringProtocol, destination: String) {
        self.init(destination: destination) { Text(title) }
    }
}

extension NavigationLink: ContainerView {
    package func makeElement(at place: Place) -> Element {
        let element = Element("a", class: "link")
        if place.graph.path.split(separator: "?").first.map(String.init) == destination {
            element["aria-current"] = "page"
        }
        return element
    }

    package func inside(_ place: Place) -> Place { place.inline }

    package func update(_ element: Element, in environment: EnvironmentValues) {
        let isUsable = environment.isEnabled && destination.isLocalAddress
        element["href"] = isUsable ? destination : nil
        element["aria-disabled"] = isUsable ? nil : "true"
    }
}
