internal import Reactive

// Columns that people show, hide and widen.
extension Table {
    /// The columns that are shown, one at least: an address that hides all of them is not the last word.
    var shownColumns: [AnyTableColumn<Data.Element>] {
        guard let changes = customization?.wrappedValue else { return columns.filter { !$0.traits.isHidden } }
        let shown = columns.filter { isShown($0, changes) }
        return shown.isEmpty ? Array(columns.prefix(1)) : shown
    }

    /// What people can show and hide.
    ///
    /// - Parameter count: how many columns are shown.
    func choices(of count: Int) -> [ColumnMenu.Choice] {
        guard let customization else { return [] }
        return columns.compactMap { column in
            guard let id = column.traits.id, !column.traits.disabled.contains(.visibility) else { return nil }
            let isShown = Binding {
                self.isShown(column, customization.wrappedValue)
            } set: {
                let visibility: Visibility = $0 ? .visible : .hidden
                let usual: Visibility = column.traits.isHidden ? .hidden : .visible
                customization.wrappedValue[visibility: id] = visibility == usual ? .automatic : visibility
            }
            return ColumnMenu.Choice(
                id: id, title: column.title, isShown: isShown, isLast: count == 1 && isShown.wrappedValue)
        }
    }

    func sizing(of column: AnyTableColumn<Data.Element>) -> TableHeader.Sizing {
        guard let changes = customization?.wrappedValue, let id = column.traits.id, isResizable(column) else {
            return TableHeader.Sizing(width: column.traits.width, limits: nil)
        }
        let chosen = changes[width: id].map { column.traits.limited(Int($0)) }
        return TableHeader.Sizing(width: chosen ?? column.traits.width, limits: (id, column.traits.widths))
    }

    func isResizable(_ column: AnyTableColumn<Data.Element>) -> Bool {
        column.traits.id != nil && !column.traits.disabled.contains(.resize)
    }

    /// What stands in a row, column by column.
    ///
    /// - Parameter words: reads what a cell has that is not text alone.
    func texts(
        of row: Int, _ shown: [AnyTableColumn<Data.Element>], _ words: @MainActor (AnyView) -> String
    ) -> [String] {
        let element = data[data.index(data.startIndex, offsetBy: row)]
        return shown.map { $0.text?(element) ?? words($0.content(element)) }
    }

    private func isShown(
        _ column: AnyTableColumn<Data.Element>, _ changes: TableColumnCustomization<Data.Element>
    ) -> Bool {
        guard let id = column.traits.id, !column.traits.disabled.contains(.visibility) else {
            return !column.traits.isHidden
        }
        switch changes[visibility: id] {
        case .visible: return true
        case .hidden: return false
        case .automatic: return !column.traits.isHidden
        }
    }
}
