import Testing

@testable import Views

/// Who is told when something that was read has changed, and that nobody is held for it.
@MainActor
@Suite("A reading")
struct ReadingTests {
    private let graph = ViewGraph(EmptyView(), path: "/")
    private let reading = Reading()

    @Test func tellsEverybodyWhoHasReadIt() {
        let readers = (0..<3).map { _ in reader() }
        for reader in readers { reader.read(reading) }
        let bystander = reader()
        bystander.read(Reading())
        reading.noteChange()
        #expect(readers.map(\.isDirty) == [true, true, true])
        #expect(!bystander.isDirty)
        for reader in readers { reader.unmount() }
    }

    @Test(arguments: [4, 12]) func tellsTheOthersWhenOneHasGone(of count: Int) {
        let readers = (0..<count).map { _ in reader() }
        for reader in readers { reader.read(reading) }
        // The first one, the one that takes its place, and so on.
        for gone in readers.indices {
            readers[gone].unmount()
            reading.noteChange()
            #expect(readers.map(\.isDirty) == readers.indices.map { $0 > gone })
            for reader in readers { reader.evaluate() }
        }
    }

    @Test(arguments: [2, 12]) func tellsNobodyWhoDoesNotReadItAnyMore(of count: Int) {
        let other = Reading()
        let readers = (0..<count).map { _ in reader() }
        for reader in readers { reader.read(reading, other) }
        for reader in readers.reversed() { reader.read(other) }
        reading.noteChange()
        #expect(readers.map(\.isDirty) == Array(repeating: false, count: count))
        other.noteChange()
        #expect(readers.map(\.isDirty) == Array(repeating: true, count: count))
        for reader in readers { reader.unmount() }
    }

    @Test func isFollowedInWhateverOrderThingsAreReadAndHoweverOften() {
        let others = (0..<3).map { _ in Reading() }
        let reader = reader()
        reader.read(reading, others[0], others[1], reading)
        reader.read(others[1], reading, others[1], others[2])
        others[0].noteChange()
        #expect(!reader.isDirty)
        for read in [reading, others[1], others[2]] {
            read.noteChange()
            #expect(reader.isDirty)
            reader.evaluate()
        }
    }

    @Test func holdsNobodyWhoHasGone() {
        let first = reader()
        first.read(reading)
        weak var second: Node?
        weak var third: Node?
        do {
            let (going, late) = (reader(), reader())
            (second, third) = (going, late)
            going.read(reading)
            going.unmount()
            // What it has begun may go on.
            late.unmount()
            late.read(reading)
        }
        #expect(second == nil)
        #expect(third == nil)
        reading.noteChange()
        #expect(first.isDirty)
    }

    @Test func canChangeWhenItsOnlyReaderIsFreed() {
        var only: Node? = reader()
        only?.read(reading)
        only?.unmount()
        only = nil
        reading.noteChange()
        var late: Node? = reader()
        late?.unmount()
        late?.read(reading)
        late = nil
        reading.noteChange()
        let next = reader()
        next.read(reading)
        reading.noteChange()
        #expect(next.isDirty)
    }

    private func reader() -> Node {
        Node(
            at: Place(
                graph: graph, container: graph.page, scope: EnvironmentScope(EnvironmentValues()),
                owner: EmptyView.self))
    }
}

extension Node {
    /// Is evaluated, and reads this.
    fileprivate func read(_ readings: Reading...) {
        track { for reading in readings { reading.noteRead() } }
    }
}
