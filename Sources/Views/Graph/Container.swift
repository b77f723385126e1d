package import DOM

/// An element whose children are the elements of the views inside.
@MainActor
package class Container {
    package let element: Element
    // Each of these is read and replaced at once, so there is nothing for exclusivity checks to find.
    @exclusivity(unchecked) package final unowned(unsafe) var graph: ViewGraph!
    /// The place of what is inside; taken away when that goes, since the container may still be waiting to be arranged.
    @exclusivity(unchecked) package final unowned(unsafe) var content: Node?
    /// The elements before them that belong to no view.
    @exclusivity(unchecked) package final var leading: [Element] = []
    @exclusivity(unchecked) private final var isWaiting = false
    /// How often something inside has come, gone or moved: who has collected elements inside knows whether they are the
    /// same still. Short, so that it fits into the room behind the one before.
    @exclusivity(unchecked) private(set) final var changes: UInt32 = 0

    package init(_ element: Element) {
        self.element = element
    }

    /// Takes note that elements inside came, went or moved.
    package final func setNeedsArranging() {
        changes &+= 1
        guard !isWaiting, content != nil else { return }
        isWaiting = true
        graph.enqueue(self)
    }

    package final func arrange() {
        isWaiting = false
        guard let content else { return }
        prepare()
        var elements = leading
        content.collect(into: &elements)
        arrange(elements)
    }

    /// The elements of the views are about to be collected. For subclasses.
    package func prepare() {}

    /// Takes note of the tag of a view that is inside, or of the id of a ``ForEach``'s row. For subclasses.
    package func note(_ tag: AnyHashable, on elements: ArraySlice<Element>) {}

    /// Whether tags and ids are of interest here.
    package var wantsTags: Bool { false }

    /// Whether of many rows of a ``ForEach`` only those near the ones that are seen stand in here.
    package var isLazy: Bool { false }

    /// Takes note which of many rows these elements are. For subclasses.
    package func note(row: Int, of count: Int, on elements: ArraySlice<Element>) {}

    /// Makes the element that stands in the place of rows. For subclasses.
    package func makeSpacer(_ content: [Element]) -> Element {
        let spacer = Element("div", class: "away")
        spacer.arrange(content)
        return spacer
    }

    /// Makes the elements the children. For subclasses, which may put something around them.
    package func arrange(_ elements: [Element]) {
        element.arrange(collected: elements)
    }
}
