internal import DOM

/// A view for each element of a collection, told apart by an identity.
///
/// ```swift
/// ForEach(articles) { article in Text(article.title) }
/// ForEach(names, id: \.self) { name in Text(name) }
/// ForEach($articles) { $article in TextField("Title", text: $article.title) }
/// ```
///
/// A view follows its element: when elements change places, their views move and keep their state.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    let data: Data
    let id: (Data.Element) -> ID
    let content: (Data.Element) -> Content

    /// A view for each element, told apart by what a key path says.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = { $0[keyPath: id] }
        self.content = content
    }

    /// A view for each element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        id = \.id
        self.content = content
    }

    /// A view for each number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.data = data
        id = { $0 }
        self.content = content
    }

    /// A view for each element, which it can change.
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == Binding<Elements>, Elements.Element: Identifiable, ID == Elements.Element.ID {
        self.data = data
        id = { $0.wrappedValue.id }
        self.content = content
    }

    /// A view for each element, which it can change, told apart by what a key path says.
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == Binding<Elements> {
        self.data = data
        self.id = { $0.wrappedValue[keyPath: id] }
        self.content = content
    }
}

extension ForEach: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { ForEachNode(self, at: place) }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<
    ForEach<Data, ID, Content>
>
{
    private struct Row {
        let id: ID
        let node: ViewNode<Content>
    }

    private var view: ForEach<Data, ID, Content>
    private let inside: Place
    private var rows: [Row] = []

    init(_ view: ForEach<Data, ID, Content>, at place: Place) {
        self.view = view
        inside = place.deeper
        super.init(at: place)
        track { rows = freshRows() }
    }

    override func update(_ view: ForEach<Data, ID, Content>) {
        self.view = view
        evaluate()
    }

    override func evaluate() {
        super.evaluate()
        track {
            if !updateInPlace() { rearrange() }
        }
    }

    /// The usual case: the same elements in the same order.
    private func updateInPlace() -> Bool {
        guard view.data.count == rows.count else { return false }
        var index = 0
        for element in view.data {
            guard rows[index].id == view.id(element) else { return false }
            index += 1
        }
        for (element, row) in zip(view.data, rows) { row.node.update(view.content(element)) }
        return true
    }

    private func rearrange() {
        var known: [ID: ViewNode<Content>] = [:]
        known.reserveCapacity(rows.count)
        for row in rows { known[row.id] = row.node }
        var seen = Set<ID>()
        var fresh: [Row] = []
        fresh.reserveCapacity(view.data.count)
        for element in view.data {
            let id = view.id(element)
            guard seen.insert(id).inserted else {
                reportDuplicate(id)
                continue
            }
            if let node = known.removeValue(forKey: id) {
                node.update(view.content(element))
                fresh.append(Row(id: id, node: node))
            } else {
                fresh.append(Row(id: id, node: makeNode(element, id)))
            }
        }
        for node in known.values { node.unmount() }
        rows = fresh
        inside.container.setNeedsArranging()
    }

    private func freshRows() -> [Row] {
        var seen = Set<ID>()
        var rows: [Row] = []
        rows.reserveCapacity(view.data.count)
        for element in view.data {
            let id = view.id(element)
            guard seen.insert(id).inserted else {
                reportDuplicate(id)
                continue
            }
            rows.append(Row(id: id, node: makeNode(element, id)))
        }
        return rows
    }

    private func makeNode(_ element: Data.Element, _ id: ID) -> ViewNode<Content> {
        var place = inside
        place.row = place.row.appending(id)
        return place.makeNode(view.content(element))
    }

    private func reportDuplicate(_ id: ID) {
        graph.report("ForEach over \(Data.self) has the id \(id) more than once; only the first is shown.")
    }

    override func collect(into elements: inout [Element]) {
        for row in rows { row.node.collect(into: &elements) }
    }

    override func unmount() {
        super.unmount()
        for row in rows { row.node.unmount() }
    }
}
