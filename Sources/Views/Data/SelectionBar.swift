internal import DOM
internal import Localization

/// The number of a table's chosen rows, and what can be done with them.
struct SelectionBar<ID: Hashable>: View {
    let selection: TableSelection<ID>
    let menu: SelectionMenu

    var body: some View {
        let chosen = selection.ids
        Box(
            "div", class: "selection-bar",
            attributes: [("role", "group"), ("aria-label", OwnWords.text("Selected rows"))]
        ) {
            Box("span", attributes: [("role", "status")]) {
                chosen.isEmpty ? Text(own: "None selected") : Text(own: "\(chosen.count) selected")
            }
            if !chosen.isEmpty, let buttons = menu.content(chosen) {
                buttons
                Button {
                    selection.ids = []
                } label: {
                    Text(own: "Clear selection")
                }.buttonStyle(.link)
            }
        }
    }
}
