package import DOM

/// The element around all views of a page: its heading, what the views show, and what stands above them.
@MainActor
package final class PageContainer: Container {
    /// The form of the fields and buttons that stand in no form of their own.
    private let form = FormElement(forPage: ())
    private let heading = Element("h1", class: "title")
    private var titles: [(owner: ObjectIdentifier, title: String, isShown: Bool)] = []
    private var overlays: [Element] = []

    override init(_ element: Element) {
        super.init(element)
        heading.name = "title"
    }

    /// The page's title: the innermost one that a view gives.
    package var title: String { titles.last?.title ?? "" }

    /// Sets the title on behalf of a view, or with `nil` takes it back.
    func setTitle(_ title: String?, isShown: Bool, for owner: Node) {
        let owner = ObjectIdentifier(owner)
        let index = titles.firstIndex { $0.owner == owner }
        switch (index, title) {
        case (let index?, let title?): titles[index].title = title
        case (let index?, nil): titles.remove(at: index)
        case (nil, let title?): titles.append((owner, title, isShown))
        case (nil, nil): return
        }
        graph.document?.title = self.title
        setNeedsArranging()
    }

    /// Shows something above the page.
    func add(_ overlay: Element) {
        overlays.append(overlay)
        setNeedsArranging()
    }

    /// Takes it away.
    func remove(_ overlay: Element) {
        overlays.removeAll { $0 === overlay }
        setNeedsArranging()
    }

    package override func arrange(_ elements: [Element]) {
        var all: [Element] = [form]
        if let shown = titles.last, shown.isShown {
            heading.text = shown.title
            all.append(heading)
        }
        element.arrange(all + elements + overlays)
    }
}
