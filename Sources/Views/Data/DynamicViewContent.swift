/// Views that are made of data, and can be deleted and moved: a ``ForEach``.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
    associatedtype Data: Collection

    /// What the views are made of.
    var data: Data { get }
}

extension ForEach: DynamicViewContent {}

extension ForEach {
    /// Gives each row a button that deletes it; with `nil` none.
    ///
    /// ```swift
    /// List {
    ///     ForEach(tasks) { Text($0.title) }
    ///         .onDelete { tasks.remove(atOffsets: $0) }
    /// }
    /// ```
    public func onDelete(
        perform action: (@MainActor (IndexSet) -> Void)?
    ) -> ForEach<Data, ID, EditedRow<Content>> {
        editing { offset, _ in
            guard let action else { return nil }
            return EditedRow.Actions(delete: { action([offset()]) })
        }
    }

    /// Gives each row buttons that move it up and down; with `nil` none.
    public func onMove(
        perform action: (@MainActor (IndexSet, Int) -> Void)?
    ) -> ForEach<Data, ID, EditedRow<Content>> {
        editing { offset, count in
            guard let action else { return nil }
            return EditedRow.Actions(
                moveUp: { if offset() > 0 { action([offset()], offset() - 1) } },
                moveDown: { if offset() < count - 1 { action([offset()], offset() + 2) } })
        }
    }

    /// Gives each row what can be done with it, which finds out where the row stands only when it is done.
    private func editing(
        _ actions: @escaping (_ offset: @escaping () -> Int, _ count: Int) -> EditedRow<Content>.Actions?
    ) -> ForEach<Data, ID, EditedRow<Content>> {
        let (data, id, content) = (data, id, content)
        return ForEach<Data, ID, EditedRow<Content>>(data: data, id: id) { element in
            let own = id(element)
            let offset = {
                data.firstIndex { id($0) == own }.map { data.distance(from: data.startIndex, to: $0) } ?? 0
            }
            return EditedRow(content: content(element), actions: actions(offset, data.count))
        }
    }
}

/// A row that can be deleted or moved.
public struct EditedRow<Content: View>: View {
    let content: Content
    let actions: Actions?

    struct Actions {
        var delete: (@MainActor () -> Void)?
        var moveUp: (@MainActor () -> Void)?
        var moveDown: (@MainActor () -> Void)?
    }

    public var body: some View {
        if let actions {
            RowWithActions(content: content) {
                if let moveUp = actions.moveUp { button("Move up", "arrow.up", moveUp) }
                if let moveDown = actions.moveDown { button("Move down", "arrow.down", moveDown) }
                if let delete = actions.delete { button("Delete", "trash", delete) }
            }
        } else {
            content
        }
    }

    private func button(_ title: String, _ symbol: String, _ action: @escaping @MainActor () -> Void)
        -> some View
    {
        Button(action: action) { Label(title, systemImage: symbol) }
            .labelStyle(.iconOnly).buttonStyle(.plain).help(title)
    }
}

/// What stands in a row, and at its end what can be done with it.
struct RowWithActions<Content: View, Actions: View>: View {
    let content: Content
    let actions: Actions

    init(content: Content, @ViewBuilder actions: () -> Actions) {
        self.content = content
        self.actions = actions()
    }

    var body: some View {
        Box("div", class: "row-with-actions") {
            content
            Box("span", class: "row-actions") { actions }
        }
    }
}
