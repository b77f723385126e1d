/// Positions in a collection: which of its elements are to be deleted or moved.
///
/// Foundation has a type of this name; where both are imported, write `Pinion.IndexSet`.
public struct IndexSet: Hashable, Sendable {
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

extension IndexSet: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { indices.count }

    public subscript(position: Int) -> Int { indices[position] }
}

extension IndexSet: ExpressibleByArrayLiteral {
    public init(arrayLiteral indices: Int...) {
        self.init(indices)
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some positions, counted from the start. Positions that there are not do nothing.
    public mutating func remove(atOffsets offsets: IndexSet) {
        let unwanted = Set(offsets)
        self = Self(enumerated().filter { !unwanted.contains($0.offset) }.map(\.element))
    }

    /// Moves the elements at some positions in front of the one at another position, all counted from the start.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moving = Set(source)
        let all = Array(self)
        let before = all.enumerated().filter { $0.offset < destination && !moving.contains($0.offset) }
        let after = all.enumerated().filter { $0.offset >= destination && !moving.contains($0.offset) }
        let moved = source.filter { all.indices.contains($0) }.map { all[$0] }
        self = Self(before.map(\.element) + moved + after.map(\.element))
    }
}
