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
///
/// The name leads to the first page, and the link of the page that is open is marked, also on the pages below it: that to
/// `/articles` on `/articles/5`.
///
/// Where there are more pages than fit into a line, the others go behind a button:
///
/// ```swift
/// NavigationBar("Pinion") {
///     NavigationLink("Articles", destination: "/articles")
/// } more: {
///     Section("Machine") {
///         NavigationLink("Disks", destination: "/disks")
///     }
/// }
/// .navigationBarStyle(.sidebarAdaptable)
/// ```
public struct NavigationBar<Links: View, More: View, Trailing: View>: View {
    let title: String
    let links: Links
    let more: More
    let trailing: Trailing
    private var style = NavigationBarStyle.automatic

    /// - Parameters:
    ///   - title: the name of the site.
    ///   - links: the way to its pages.
    ///   - more: the way to further ones: behind the button "More", or below the others where the bar is beside a page.
    ///   - trailing: what stands at the other end.
    public init(
        _ title: String, @ViewBuilder links: () -> Links,
        @ViewBuilder more: () -> More = { EmptyView() },
        @ViewBuilder trailing: () -> Trailing = { EmptyView() }
    ) {
        self.title = title
        self.links = links()
        self.more = more()
        self.trailing = trailing()
    }

    public var body: some View {
        Landmark(tag: "header", className: style.className) {
            Landmark(tag: "span", className: "brand") { NavigationLink(title, destination: "/") }
            Landmark(tag: "nav", className: "links") {
                links.environment(\.isInNavigationBar, true)
                if More.self != EmptyView.self {
                    NavigationBarMore(content: more).environment(\.isInNavigationBar, true)
                }
            }
            Landmark(tag: "div", className: "trailing") { trailing }
        }
    }
}

extension NavigationBar {
    /// Says where the bar stands.
    ///
    /// ```swift
    /// NavigationBar("Pinion") {
    ///     NavigationLink(destination: "/people") { Label("People", systemImage: "person.2") }
    /// }
    /// .navigationBarStyle(.sidebarAdaptable)
    /// ```
    public func navigationBarStyle(_ style: NavigationBarStyle) -> NavigationBar {
        var bar = self
        bar.style = style
        return bar
    }
}

private struct InNavigationBarKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether a link stands among those of a ``NavigationBar``.
    var isInNavigationBar: Bool {
        get { self[InNavigationBarKey.self] }
        set { self[InNavigationBarKey.self] = newValue }
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

extension Landmark: PlainContainerView {
    package func makeElement(at place: Place) -> Element { Element(tag, class: className) }

    package func enter(_ place: inout Place) { place.isInline = true }
}
