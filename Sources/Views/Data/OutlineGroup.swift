/// Rows that have others below them, which are shown and hidden by whoever reads them.
///
/// ```swift
/// List {
///     OutlineGroup(folders, children: \.folders) { folder in Text(folder.name) }
/// }
/// ```
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let children: KeyPath<Data.Element, Data?>
    private let row: (Data.Element) -> Row

    /// Rows that are told apart by what a key path says.
    ///
    /// - Parameters:
    ///   - data: the rows of the uppermost level.
    ///   - id: what each of them is told apart by.
    ///   - children: the rows below one; nil if there never are any.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Row
    ) {
        self.data = data
        self.id = id
        self.children = children
        row = content
    }

    public var body: some View {
        ForEach(data, id: id) { element in
            if let below = element[keyPath: children] {
                DisclosureGroup {
                    // A type cannot be made of itself.
                    AnyView(OutlineGroup(below, id: id, children: children, content: row))
                } label: {
                    row(element)
                }
            } else {
                row(element)
            }
        }
    }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Rows that have others below them.
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Row
    ) {
        self.init(data, id: \.id, children: children, content: content)
    }
}

extension OutlineGroup {
    /// A row that has others below it.
    public init<Element: Identifiable>(
        _ root: Element, children: KeyPath<Element, [Element]?>,
        @ViewBuilder content: @escaping (Element) -> Row
    ) where Data == [Element], ID == Element.ID {
        self.init([root], id: \.id, children: children, content: content)
    }
}

extension List {
    /// A list of rows that have others below them.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// A list of rows that have others below them, told apart by what a key path says.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, ID, Row> {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}
