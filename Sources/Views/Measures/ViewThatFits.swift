package import DOM

/// The first of several views that finds room.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///     HStack { buttons }
///     VStack { buttons }
/// }
/// ```
///
/// The browser chooses, again whenever its room changes, and without asking the server. All of the views are evaluated, and
/// keep their state. Without JavaScript the first is shown.
public struct ViewThatFits<Content: View>: View {
    let axes: Axis.Set
    package let content: Content

    /// - Parameters:
    ///   - axes: the directions in which there has to be room.
    ///   - content: the views, the one that is liked best first.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: ContainerView {
    package func makeElement(at place: Place) -> Element {
        place.graph.page.need(.measures)
        return Element(place.groupTag, class: "fits")
    }

    package func update(_ element: Element, in environment: EnvironmentValues, of graph: ViewGraph) {
        element["data-fits"] = "\(axes.rawValue)"
        // The script that measures comes with them; it chooses as well.
        _ = graph.measures
    }
}
