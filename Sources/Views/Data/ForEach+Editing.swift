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
    @_disfavoredOverload
    public func onDelete(
        perform action: (@MainActor (RowOffsets) -> Void)?
    ) -> ForEach<Data, ID, EditedRow<Content>> {
        editing { offset, _ in
            guard let action else { return nil }
            return EditedRow.Actions(delete: { if let row = offset() { action([row]) } })
        }
    }

    /// Gives each row a button that deletes it, with a function that takes the offsets as Foundation's `IndexSet`.
    public func onDelete<Offsets: SetAlgebra<Int>>(
        perform action: @escaping @MainActor (Offsets) -> Void
    ) -> ForEach<Data, ID, EditedRow<Content>> {
        onDelete { (offsets: RowOffsets) in action(Offsets(offsets)) }
    }

    /// Gives each row buttons that move it up and down; with `nil` none.
    @_disfavoredOverload
    public func onMove(
        perform action: (@MainActor (RowOffsets, Int) -> Void)?
    ) -> ForEach<Data, ID, EditedRow<Content>> {
        editing { offset, count in
            guard let action else { return nil }
            return EditedRow.Actions(
                moveUp: { if let row = offset(), row > 0 { action([row], row - 1) } },
                moveDown: { if let row = offset(), row < count - 1 { action([row], row + 2) } })
        }
    }

    /// Gives each row buttons that move it, with a function that takes the offsets as Foundation's `IndexSet`.
    public func onMove<Offsets: SetAlgebra<Int>>(
        perform action: @escaping @MainActor (Offsets, Int) -> Void
    ) -> ForEach<Data, ID, EditedRow<Content>> {
        onMove { (offsets: RowOffsets, destination) in action(Offsets(offsets), destination) }
    }

    /// Gives each row what can be done with it. Where the row stands is found out when it is done, and nothing is done
    /// if it does not stand there any more.
    private func editing(
        _ actions: @escaping (_ offset: @escaping () -> Int?, _ count: Int) -> EditedRow<Content>.Actions?
    ) -> ForEach<Data, ID, EditedRow<Content>> {
        let (data, id, content) = (data, id, content)
        return ForEach<Data, ID, EditedRow<Content>>(like: self) { element in
            let own = id(element)
            let offset = {
                data.firstIndex { id($0) == own }.map { data.distance(from: data.startIndex, to: $0) }
            }
            return EditedRow(content: content(element), actions: actions(offset, data.count))
        }
    }
}
