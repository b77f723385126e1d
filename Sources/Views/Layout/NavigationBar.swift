internal import DOM

/// The bar above a page: the name of the site, the way to its pages, and what belongs to the person.
///
/// ```swift
/// NavigationBar("Pinion") {
///     NavigationLink("Articles", destination: "/articles")
/// } trailing: {
///     Text(user.name)
/// }
/// ```
public struct NavigationBar<Links: View, Trailing: View>: View {
    let title: String
    let links: Links
    let trailing: Trailing

    /// - Parameters:
    ///   - title: the name of the site.
    ///   - links: the way to its pages.
    ///   - trailing: what stands at the other end.
    public init(
        _ title: String, @ViewBuilder links: () -> Links,
        @ViewBuilder trailing: () -> Trailing = { EmptyView() }
    ) {
        self.title = title
        self.links = links()
        self.trailing = trailing()
    }

    public var body: some View {
        Landmark(tag: "header", className: "bar") {
            Landmark(tag: "span", className: "brand") { Text(title) }
            Landmark(tag: "nav", className: "links") { links }
            Landmark(tag: "div", className: "trailing") { trailing }
        }
    }
}

/// An element that tells a part of the page from others.
struct Landmark<Content: View>: View {
    let tag: StaticString
    let className: String
    package let content: Content

    init(tag: StaticString, className: String, @ViewBuilder content: () -> Content) {
        self.tag = tag
        self.className = className
        self.content = content()
    }
}

extension Landmark: ContainerView {
    package func makeElement(at place: Place) -> Element { Element(tag, class: className) }

    package func inside(_ place: Place) -> Place { place.inline }

    package func update(_ element: Element, in environment: EnvironmentValues) {}
}
