internal import DOM

/// The number of a table's chosen rows, and what can be done with them.
struct SelectionBar<ID: Hashable>: View {
    let selection: TableSelection<ID>
    let menu: SelectionMenu

    var body: some View {
        let chosen = selection.ids
        Box("div", class: "selection-bar", attributes: [("role", "group"), ("aria-label", "Selected rows")]) {
            Box("span", attributes: [("role", "status")]) {
                Text(chosen.isEmpty ? "None selected" : "\(chosen.count) selected")
            }
            if !chosen.isEmpty, let buttons = menu.content(chosen) {
                buttons
                Button("Clear selection") { selection.ids = [] }.buttonStyle(.link)
            }
        }
    }
}
