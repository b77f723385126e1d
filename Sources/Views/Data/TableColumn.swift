/// A column of a ``Table``.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Photo") { person in Image(person.photo, label: Text(person.name)) }
/// TableColumn("Age", value: \.age).alignment(.trailing)
/// ```
///
/// Where a table has a `sortOrder`, people sort it by the columns with a value that can be compared.
@MainActor
public struct TableColumn<RowValue, Content: View> {
    let title: String
    var alignment: HorizontalAlignment = .leading
    /// The order of the rows by this column, if they have one.
    private(set) var order: ColumnOrder<RowValue>?
    /// What it says of a row in words, if that is known.
    private(set) var text: ((RowValue) -> String)?
    private(set) var traits = ColumnTraits()
    let content: (RowValue) -> Content

    /// A column that shows something of each row.
    public init(
        _ title: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.title = title.text
        self.content = content
        guard Content.self == Text.self else { return }
        text = { (content($0) as? Text)?.shownString ?? "" }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.title = String(title)
        self.content = content
        guard Content.self == Text.self else { return }
        text = { (content($0) as? Text)?.string ?? "" }
    }

    /// The column with its header and cells standing elsewhere: figures are compared best when they end alike.
    public func alignment(_ alignment: HorizontalAlignment) -> TableColumn {
        var column = self
        column.alignment = alignment
        return column
    }

    /// The column with a width, in pixels. It is never narrower than its longest word.
    public func width(_ width: Double? = nil) -> TableColumn {
        self.width(min: nil, ideal: width, max: nil)
    }

    /// The column with a width, and with limits between which people may change it, in pixels: see
    /// ``TableColumnCustomization``.
    public func width(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) -> TableColumn {
        changing { $0.setWidth(ideal ?? min, from: min, to: max) }
    }

    /// The column with the name under which a ``TableColumnCustomization`` has it.
    public func customizationID(_ id: String) -> TableColumn {
        changing { $0.id = id }
    }

    /// The column, shown or hidden as long as people have not said otherwise.
    public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
        changing { $0.isHidden = visibility == .hidden }
    }

    /// The column, of which people cannot change some things.
    public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn {
        changing { $0.disabled = behavior }
    }

    private func changing(_ change: (inout ColumnTraits) -> Void) -> TableColumn {
        var column = self
        change(&column.traits)
        return column
    }
}

extension TableColumn where Content == Text {
    /// A column that shows what a key path says of each row.
    public init<Value: CustomStringConvertible>(
        _ title: LocalizedStringKey, value: KeyPath<RowValue, Value>
    ) {
        self.init(title) { row in Text(row[keyPath: value].description) }
        text = { $0[keyPath: value].description }
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init<Value: CustomStringConvertible>(
        _ title: some StringProtocol, value: KeyPath<RowValue, Value>
    ) {
        self.init(title) { row in Text(row[keyPath: value].description) }
        text = { $0[keyPath: value].description }
    }

    /// A column that shows what a key path says of each row, by which rows can be sorted.
    public init<Value: CustomStringConvertible & Comparable>(
        _ title: LocalizedStringKey, value: KeyPath<RowValue, Value>
    ) {
        self.init(title) { row in Text(row[keyPath: value].description) }
        text = { $0[keyPath: value].description }
        order = ColumnOrder(value)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init<Value: CustomStringConvertible & Comparable>(
        _ title: some StringProtocol, value: KeyPath<RowValue, Value>
    ) {
        self.init(title) { row in Text(row[keyPath: value].description) }
        text = { $0[keyPath: value].description }
        order = ColumnOrder(value)
    }
}

extension TableColumn {
    /// A column that shows something of each row, whose value is at a key path.
    public init<Value>(
        _ title: LocalizedStringKey, value: KeyPath<RowValue, Value>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title, content: content)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init<Value>(
        _ title: some StringProtocol, value: KeyPath<RowValue, Value>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title, content: content)
    }

    /// A column that shows something of each row, whose value, by which rows can be sorted, is at a key path.
    public init<Value: Comparable>(
        _ title: LocalizedStringKey, value: KeyPath<RowValue, Value>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title, content: content)
        order = ColumnOrder(value)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init<Value: Comparable>(
        _ title: some StringProtocol, value: KeyPath<RowValue, Value>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title, content: content)
        order = ColumnOrder(value)
    }
}
