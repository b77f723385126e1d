internal import DOM
public import Reactive

/// A view for each element of a collection, told apart by an identity.
///
/// ```swift
/// ForEach(articles) { article in Text(article.title) }
/// ForEach(names, id: \.self) { name in Text(name) }
/// ForEach($articles) { $article in TextField("Title", text: $article.title) }
/// ```
///
/// A view follows its element: when elements change places, their views move and keep their state.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    /// The data that the views are made of.
    public let data: Data
    let id: (Data.Element) -> ID
    /// Where the identity is found, unless the elements say it themselves.
    let idPath: AnyKeyPath?
    let content: (Data.Element) -> Content

    /// Another view for each element of the same data.
    init(
        like other: ForEach<Data, ID, some View>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        data = other.data
        id = other.id
        idPath = other.idPath
        self.content = content
    }

    /// A view for each element, told apart by what a key path says.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = { $0[keyPath: id] }
        idPath = id
        self.content = content
    }

    /// A view for each element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        // Not by a key path, which takes several times as long.
        id = { $0.id }
        idPath = nil
        self.content = content
    }

    /// A view for each number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.data = data
        id = { $0 }
        idPath = nil
        self.content = content
    }

    /// A view for each element, which it can change.
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == Binding<Elements>, Elements.Element: Identifiable, ID == Elements.Element.ID {
        self.data = data
        id = { $0.wrappedValue.id }
        idPath = nil
        self.content = content
    }

    /// A view for each element, which it can change, told apart by what a key path says.
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == Binding<Elements> {
        self.data = data
        self.id = { $0.wrappedValue[keyPath: id] }
        idPath = id
        self.content = content
    }
}

extension ForEach: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> {
        place.container.isLazy ? makeLongRowsNode(at: place) : makeWholeNode(at: place)
    }
}

extension ForEach {
    /// Whether another one is known to make the same view of the same element.
    func makesTheSame(as other: ForEach) -> Bool {
        idPath == other.idPath && isSame(content, other.content)
    }

    /// Which elements have gone and come since another one; nil if that cannot be told without looking at each view.
    func difference(from former: ForEach) -> ListDifference? {
        guard PlainValue.isPlain(Data.Element.self) else { return nil }
        let difference = former.data.withContiguousStorageIfAvailable { former in
            data.withContiguousStorageIfAvailable { new in
                ListDifference(
                    UnsafeRawBufferPointer(former), UnsafeRawBufferPointer(new),
                    width: MemoryLayout<Data.Element>.stride)
            }
        }
        return (difference ?? nil) ?? nil
    }
}
