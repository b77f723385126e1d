internal import DOM

/// What can be done with the chosen rows of a table.
@MainActor
struct SelectionMenu {
    /// The type of the rows' identities.
    let type: Any.Type
    /// The buttons, for a set of identities; nil if they are of another type.
    let content: @MainActor (Any) -> AnyView?
    /// What is done with a row that is pressed twice.
    let primaryAction: (@MainActor (Any) -> Void)?

    init<ID: Hashable, Items: View>(
        _ items: @escaping (Set<ID>) -> Items, primaryAction act: ((Set<ID>) -> Void)?
    ) {
        type = ID.self
        content = { chosen in
            guard let chosen = chosen as? Set<ID> else { return nil }
            return AnyView(items(chosen))
        }
        guard let act else {
            primaryAction = nil
            return
        }
        primaryAction = { chosen in
            if let chosen = chosen as? Set<ID> { act(chosen) }
        }
    }

    /// Whether it is for rows with identities of a type.
    func takes(_ type: Any.Type) -> Bool { self.type == type }
}

extension View {
    /// Puts buttons above the tables inside, for what can be done with the rows that are chosen.
    ///
    /// ```swift
    /// Table(people, selection: $selection) {
    ///     TableColumn("Name", value: \.name)
    /// }
    /// .contextMenu(forSelectionType: Person.ID.self) { chosen in
    ///     Button("Remove", role: .destructive) { model.remove(chosen) }
    /// } primaryAction: { chosen in
    ///     model.open(chosen)
    /// }
    /// ```
    ///
    /// They stand in a bar with the number of these rows, and a button that chooses none. In a browser there is nothing that
    /// a finger or a keyboard finds by itself in the place of a menu that a right button opens.
    ///
    /// - Parameters:
    ///   - itemType: the type of the rows' identities; tables with another one have no such bar.
    ///   - menu: the buttons, for the rows that are chosen, which are one at least.
    ///   - primaryAction: done with a row that is clicked twice, or with the chosen ones at the Enter key.
    public func contextMenu<ID: Hashable, Items: View>(
        forSelectionType itemType: ID.Type = ID.self, @ViewBuilder menu: @escaping (Set<ID>) -> Items,
        primaryAction: ((Set<ID>) -> Void)? = nil
    ) -> some View {
        environment(\.selectionMenu, SelectionMenu(menu, primaryAction: primaryAction))
    }
}

extension EnvironmentValues {
    /// What can be done with the chosen rows of the tables inside.
    var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

private struct SelectionMenuKey: EnvironmentKey {
    static let defaultValue: SelectionMenu? = nil
}
