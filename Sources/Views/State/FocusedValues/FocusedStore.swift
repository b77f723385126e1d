/// The values that the views of a page have for its focus.
@MainActor
final class FocusedStore: Reading {
    /// What a view says of the focus.
    final class Entry {
        var change: (inout FocusedValues) -> Void
        /// Whether it holds wherever the focus is.
        let isForScene: Bool
        /// How many fields inside have the focus: a field may gain it before another one has lost it.
        fileprivate var focused = 0
        /// Whether readers have heard of another value in this update: once is enough, also for a view that reads what
        /// it sets.
        var hasTold = false

        init(isForScene: Bool, change: @escaping (inout FocusedValues) -> Void) {
            self.isForScene = isForScene
            self.change = change
        }

        fileprivate var holds: Bool { isForScene || focused > 0 }
    }

    /// The inner views behind those around them.
    private var entries: [Entry] = []

    /// The values that hold now: those of the focus win over those of the page.
    func read() -> FocusedValues {
        noteRead()
        var values = FocusedValues()
        for entry in entries where entry.isForScene { entry.change(&values) }
        for entry in entries where !entry.isForScene && entry.holds { entry.change(&values) }
        return values
    }

    func add(_ entry: Entry) {
        entries.append(entry)
        if entry.holds { noteChange() }
    }

    func remove(_ entry: Entry) {
        entries.removeAll { $0 === entry }
        if entry.holds { noteChange() }
    }

    func update(_ entry: Entry, change: @escaping (inout FocusedValues) -> Void) {
        let former = entry.change
        entry.change = change
        guard entry.holds, !entry.hasTold, !Self.isSame(former, change) else { return }
        entry.hasTold = true
        noteChange()
    }

    /// Whether two changes are known to set the same.
    private static func isSame(
        _ one: (inout FocusedValues) -> Void, _ other: (inout FocusedValues) -> Void
    ) -> Bool {
        var (first, second) = (FocusedValues(), FocusedValues())
        one(&first)
        other(&second)
        return first.isSame(as: second)
    }

    /// A field inside the entry's view has the focus, or has it no more.
    func note(_ hasFocus: Bool, in entry: Entry) {
        let held = entry.holds
        entry.focused = max(entry.focused + (hasFocus ? 1 : -1), 0)
        if held != entry.holds { noteChange() }
    }
}
