internal import DOM

extension ForEach {
    /// Makes the node of one whose rows are not all on the page if they are many.
    func makeLongRowsNode(at place: Place) -> ViewNode<Self> { LongRowsNode(self, at: place) }
}

/// The place of a ``ForEach`` whose rows are items of a list, rows of a table or views of a lazy stack or grid: of many
/// rows only those near the ones that are seen are evaluated, and stand in the document.
private final class LongRowsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<
    ForEach<Data, ID, Content>
>
{
    /// What tells rows apart: the identity, and which one it is of the elements in the document that have the same.
    private struct Key: Hashable {
        let id: ID
        let copy: Int
    }

    private struct Row {
        let key: Key
        /// The index of the element; nil if it has gone.
        var offset: Int?
        let node: ViewNode<Content>
    }

    /// How many rows that have left the document are kept, with their state.
    private static var keptRows: Int { 200 }

    private var view: ForEach<Data, ID, Content>
    private let inside: Place
    private var window = RowWindow()
    /// The rows of the window, in their order.
    private var rows: [Row] = []
    /// The row outside of it that has the focus.
    private var focusedRow: Row?
    /// The rows that have left the document, the latest last.
    private var kept: [Row] = []
    private var focusedKey: Key?
    /// What stands around the rows if there are many.
    private var frame: RowFrame?
    /// The row that the page's address has asked for.
    private var askedRow = 0

    init(_ view: ForEach<Data, ID, Content>, at place: Place) {
        self.view = view
        inside = place.deeper
        super.init(at: place)
        track { refresh() }
    }

    override func update(_ view: ForEach<Data, ID, Content>) {
        self.view = view
        evaluate()
    }

    override func evaluate() {
        super.evaluate()
        track { refresh() }
    }

    override func collect(into elements: inout [Element]) {
        guard let frame else {
            for row in rows { collectTagged(row, into: &elements) }
            return
        }
        let start = rows.first?.offset ?? 0
        let isEarly = (focusedRow?.offset ?? start) < start
        elements.append(frame.before)
        if isEarly, let focusedRow {
            collect(focusedRow, into: &elements)
            elements.append(frame.between)
        }
        for row in rows { collect(row, into: &elements) }
        if !isEarly, let focusedRow {
            elements.append(frame.between)
            collect(focusedRow, into: &elements)
        }
        elements.append(frame.after)
    }

    override func unmount() {
        super.unmount()
        for row in known { row.node.unmount() }
        frame?.close()
    }
}

extension LongRowsNode {
    private var known: [Row] { kept + (focusedRow.map { [$0] } ?? []) + rows }

    private func collect(_ row: Row, into elements: inout [Element]) {
        let start = elements.count
        collectTagged(row, into: &elements)
        inside.container.note(row: row.offset ?? 0, of: window.count, on: elements[start...])
    }

    /// Where rows are chosen, the identity of each is its tag unless it has one.
    private func collectTagged(_ row: Row, into elements: inout [Element]) {
        let (start, container) = (elements.count, inside.container)
        row.node.collect(into: &elements)
        if container.wantsTags { container.note(AnyHashable(row.key.id), on: elements[start...]) }
    }

    private func element(at offset: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
    }

    private func refresh() {
        let former = window.count
        window.count = view.data.count
        if former != window.count { inside.container.setNeedsArranging() }
        if window.isWhole { close() } else { open() }
        if !updateInPlace() { rearrange() }
        frame?.show(window.range, of: window.count, keeping: focusedRow?.offset)
    }

    /// There are many rows.
    private func open() {
        let frame = frame ?? makeFrame()
        let asked = frame.askedRow
        if asked != askedRow {
            askedRow = asked
            window.start(at: asked)
        }
        findAgain()
    }

    private func makeFrame() -> RowFrame {
        let frame = RowFrame(in: inside.container, of: graph)
        frame.field.onEdit = { [weak self] _ throws(FieldError) in self?.follow() }
        self.frame = frame
        inside.container.setNeedsArranging()
        return frame
    }

    /// There are few rows, or few are left.
    private func close() {
        guard let frame else { return }
        frame.close()
        self.frame = nil
        focusedKey = nil
        askedRow = 0
        window.start(at: 0)
        inside.container.setNeedsArranging()
    }

    /// A browser says which rows are seen.
    private func follow() {
        guard let numbers = frame?.field.numbers else { return }
        window.show(first: numbers[0], seen: numbers[1], columns: numbers[2])
        focusedKey = key(ofElement: numbers[3])
        invalidate()
    }

    private func key(ofElement number: Int) -> Key? {
        guard number > 0 else { return nil }
        let row = ((focusedRow.map { [$0] } ?? []) + rows).first { row in
            row.node.elements.contains { $0.number == number || $0.parent?.number == number }
        }
        return row?.key
    }

    /// Finds out where the rows that are known stand now. The window goes with the first one that is seen, unless that is
    /// the first of all.
    private func findAgain() {
        let (data, id, known) = (view.data, view.id, known)
        let isSame = known.allSatisfy { row in
            guard let offset = row.offset, offset < window.count else { return false }
            return id(element(at: offset)) == row.key.id
        }
        guard !isSame else { return }
        let wanted = Set(known.map(\.key.id))
        var found: [ID: Int] = [:]
        var offset = 0
        for element in data {
            let own = id(element)
            if wanted.contains(own), found[own] == nil { found[own] = offset }
            if found.count == wanted.count { break }
            offset += 1
        }
        if window.first > 0 { moveWindow(to: found) }
        for index in rows.indices { rows[index].offset = found[rows[index].key.id] }
        for index in kept.indices { kept[index].offset = found[kept[index].key.id] }
        if let key = focusedRow?.key { focusedRow?.offset = found[key.id] }
    }

    private func moveWindow(to found: [ID: Int]) {
        let stays = { (row: Row) in found[row.key.id] != nil }
        let first = window.first
        let seen = rows.first { ($0.offset ?? 0) >= first && stays($0) } ?? rows.last(where: stays)
        guard let seen, let before = seen.offset, let now = found[seen.key.id] else { return }
        window.first = max(first + now - before, 0)
    }

    /// The usual case: the same elements in the same order.
    private func updateInPlace() -> Bool {
        let range = window.range
        guard range.count == rows.count, focusedKey == nil || focusedRow?.key == focusedKey else {
            return false
        }
        let (id, content) = (view.id, view.content)
        var position = view.data.index(view.data.startIndex, offsetBy: range.lowerBound)
        let start = position
        for (row, offset) in zip(rows, range) {
            guard row.offset == offset, row.key.id == id(view.data[position]) else { return false }
            view.data.formIndex(after: &position)
        }
        if let focusedRow {
            guard let offset = focusedRow.offset, !range.contains(offset) else { return false }
            focusedRow.node.update(content(element(at: offset)))
        }
        position = start
        for row in rows {
            row.node.update(content(view.data[position]))
            view.data.formIndex(after: &position)
        }
        return true
    }

    private func rearrange() {
        let former = known
        var left: [Key: Row] = [:]
        for row in former { left[row.key] = row }
        makeRows(&left)
        keepFocusedRow(&left)
        // In the order in which they have left.
        var kept: [Row] = []
        for row in former where left.removeValue(forKey: row.key) != nil {
            if window.isWhole || row.offset == nil { row.node.unmount() } else { kept.append(row) }
        }
        let surplus = kept.count - Self.keptRows
        if surplus > 0 {
            for row in kept.prefix(surplus) { row.node.unmount() }
            kept.removeFirst(surplus)
        }
        self.kept = kept
        inside.container.setNeedsArranging()
    }

    private func makeRows(_ left: inout [Key: Row]) {
        let (id, content, range) = (view.id, view.content, window.range)
        var copies: [ID: Int] = [:]
        var rows: [Row] = []
        rows.reserveCapacity(range.count)
        copies.reserveCapacity(range.count)
        var position = view.data.index(view.data.startIndex, offsetBy: range.lowerBound)
        for offset in range {
            let element = view.data[position]
            let own = id(element)
            let copy = copies[own, default: 0]
            copies[own] = copy + 1
            if copy == 1 { graph.reportOnce("ForEach over \(Data.self) has the id “\(own)” more than once.") }
            let key = Key(id: own, copy: copy)
            if let row = left.removeValue(forKey: key) {
                row.node.update(content(element))
                rows.append(Row(key: key, offset: offset, node: row.node))
            } else {
                rows.append(Row(key: key, offset: offset, node: makeNode(element, key)))
            }
            view.data.formIndex(after: &position)
        }
        self.rows = rows
    }

    private func keepFocusedRow(_ left: inout [Key: Row]) {
        focusedRow = nil
        guard let focusedKey, let row = left[focusedKey], let offset = row.offset,
            !window.range.contains(offset)
        else { return }
        left[focusedKey] = nil
        row.node.update(view.content(element(at: offset)))
        focusedRow = row
    }

    private func makeNode(_ element: Data.Element, _ key: Key) -> ViewNode<Content> {
        var place = inside
        place.row =
            key.copy == 0 ? place.row.appending(key.id) : place.row.appending("\(key.id)-\(key.copy + 1)")
        return place.makeNode(view.content(element))
    }
}
