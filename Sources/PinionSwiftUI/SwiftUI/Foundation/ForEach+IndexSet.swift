public import Foundation
public import Pinion

extension ForEach {
    /// Gives each row a button that deletes it; with `nil` none.
    ///
    /// ```swift
    /// ForEach(tasks) { Text($0.title) }
    ///     .onDelete { tasks.remove(atOffsets: $0) }
    /// ```
    public func onDelete(
        perform action: ((IndexSet) -> Void)?
    ) -> ForEach<Data, ID, EditedRow<Content>> {
        var delete: (@MainActor (RowOffsets) -> Void)?
        if let action { delete = { action(IndexSet($0)) } }
        return onDelete(perform: delete)
    }

    /// Gives each row buttons that move it up and down; with `nil` none.
    public func onMove(
        perform action: ((IndexSet, Int) -> Void)?
    ) -> ForEach<Data, ID, EditedRow<Content>> {
        var move: (@MainActor (RowOffsets, Int) -> Void)?
        if let action { move = { action(IndexSet($0), $1) } }
        return onMove(perform: move)
    }
}
