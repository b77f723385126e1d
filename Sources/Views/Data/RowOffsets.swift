/// The positions, in a collection, of the rows that are to be deleted or moved; ascending, each once.
///
/// Its name need not be written: `.onDelete { tasks.remove(atOffsets: $0) }`. A function that is given to `.onDelete` or
/// `.onMove` by its name can take Foundation's `IndexSet` as well.
public struct RowOffsets: Hashable, Sendable {
    private var indices: [Int]

    public init() {
        indices = []
    }

    public init(integer: Int) {
        indices = [integer]
    }

    public init(_ indices: some Sequence<Int>) {
        self.indices = Set(indices).sorted()
    }
}

extension RowOffsets: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { indices.count }

    public subscript(position: Int) -> Int { indices[position] }
}

extension RowOffsets: ExpressibleByArrayLiteral {
    public init(arrayLiteral indices: Int...) {
        self.init(indices)
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some positions, counted from the start. No effect at positions that it does not have.
    public mutating func remove(atOffsets offsets: some Sequence<Int>) {
        let unwanted = Set(offsets)
        self = Self(enumerated().filter { !unwanted.contains($0.offset) }.map(\.element))
    }

    /// Moves the elements at some positions in front of the one at another position, all counted from the start.
    public mutating func move(fromOffsets source: some Sequence<Int>, toOffset destination: Int) {
        let moving = Set(source)
        let all = Array(self)
        let before = all.enumerated().filter { $0.offset < destination && !moving.contains($0.offset) }
        let after = all.enumerated().filter { $0.offset >= destination && !moving.contains($0.offset) }
        let moved = moving.sorted().filter { all.indices.contains($0) }.map { all[$0] }
        self = Self(before.map(\.element) + moved + after.map(\.element))
    }
}
