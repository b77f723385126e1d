/// What is to happen when, in a simulated network: each thing at its time, those of one time in the order in which they
/// were entered. Times are milliseconds.
@MainActor
package final class Agenda {
    /// One entry, which can be crossed out.
    package final class Entry {
        let time: Double
        fileprivate var act: (() -> Void)?

        fileprivate init(time: Double, act: @escaping () -> Void) {
            self.time = time
            self.act = act
        }

        /// Crosses it out.
        package func cancel() { act = nil }
    }

    /// What time it is.
    package private(set) var now = 0.0
    /// The next one last.
    private var entries: [Entry] = []
    /// What is to be done when what happens now is over.
    private var soon: [() -> Void] = []

    package init() {}
}

extension Agenda {
    /// When the next thing is to happen.
    package var next: Double? { entries.last?.time }

    /// Enters something that is to happen after some time.
    @discardableResult
    package func after(_ time: Double, _ act: @escaping () -> Void) -> Entry {
        let entry = Entry(time: now + max(time, 0), act: act)
        let index = entries.lastIndex { $0.time > entry.time }.map { $0 + 1 } ?? 0
        entries.insert(entry, at: index)
        return entry
    }

    /// Has something done when what happens now is over, before anything else happens.
    package func soon(_ act: @escaping () -> Void) {
        soon.append(act)
    }

    /// Does what was to be done when what happened is over.
    package func finish() {
        var index = 0
        while index < soon.count {
            soon[index]()
            index += 1
            precondition(index < 100_000, "What is done at once has no end.")
        }
        soon.removeAll(keepingCapacity: true)
    }

    /// Lets time pass, and what is due meanwhile happen.
    package func run(until end: Double) {
        finish()
        var count = 0
        while let entry = entries.last, entry.time <= end {
            entries.removeLast()
            now = max(now, entry.time)
            entry.act?()
            finish()
            count += 1
            precondition(count < 10_000_000, "What happens in this time has no end.")
        }
        now = max(now, end)
    }
}
