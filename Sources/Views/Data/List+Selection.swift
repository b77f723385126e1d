public import Reactive

extension List {
    /// A list of which a row can be chosen: by its tag, by the identity that ``ForEach`` knows it by, or by the value of the
    /// ``NavigationLink`` that it is.
    ///
    /// ```swift
    /// List(selection: $chosen) {
    ///     ForEach(folders) { folder in Text(folder.name).tag(folder.id) }
    /// }
    /// ```
    ///
    /// The arrow keys go from row to row, and so do Home and End.
    public init<SelectionValue: Hashable>(
        selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content)
        choices = selection.map { ListChoices(.one($0)) }
    }

    /// A list of which one row is chosen at any time.
    @_disfavoredOverload
    public init<SelectionValue: Hashable>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content)
        choices = ListChoices(.always(selection))
    }

    /// A list of which several rows can be chosen.
    public init<SelectionValue: Hashable>(
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content)
        choices = selection.map { ListChoices(.many($0)) }
    }

    /// A list of a view for each element, of which one can be chosen.
    public init<SelectionValue: Hashable, Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// A list of a view for each element, of which several can be chosen.
    public init<SelectionValue: Hashable, Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// A list of a view for each element, told apart by what a key path says, of which one can be chosen.
    public init<SelectionValue: Hashable, Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// A list of a view for each element, told apart by what a key path says, of which several can be chosen.
    public init<SelectionValue: Hashable, Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}
