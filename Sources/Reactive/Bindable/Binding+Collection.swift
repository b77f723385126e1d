/// A binding to a collection is a collection of bindings to its elements.
///
/// ```swift
/// for article in $articles { article.wrappedValue.title += "!" }
/// ```
extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }

    public func index(after index: Value.Index) -> Value.Index {
        wrappedValue.index(after: index)
    }

    /// A binding to one element. It reads what was there last when the collection has become too short, and
    /// writes nothing then.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let last = Box<Value.Element>()
        let first = wrappedValue[position]
        return Binding<Value.Element>(
            origin: origin.flatMap { collection in
                (position as? AnyHashable).map { .element(collection, $0) }
            },
            get: {
                guard wrappedValue.has(position) else { return last.value ?? first }
                let present = wrappedValue[position]
                last.value = present
                return present
            },
            set: {
                guard wrappedValue.has(position) else { return }
                last.value = $0
                wrappedValue[position] = $0
            })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before index: Value.Index) -> Value.Index {
        wrappedValue.index(before: index)
    }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

extension Collection {
    fileprivate func has(_ position: Index) -> Bool {
        startIndex <= position && position < endIndex
    }
}
