import Pinion

/// A table that is searched and sorted, whose rows are chosen, whose columns are changed, and which is saved as a file.
struct TablePage: View {
    private struct Ship: Identifiable {
        let id: Int
        let name: String
        let length: Double
        var place: String { name == "Vasa" ? "Stockholm" : "elsewhere" }
    }

    @State private var ships = [
        Ship(id: 1, name: "Vasa", length: 69), Ship(id: 2, name: "Beagle", length: 27.5),
        Ship(id: 3, name: "Fram", length: 39), Ship(id: 4, name: "Endeavour", length: 39),
    ]
    @State private var order = [ColumnOrder(\Ship.name)]
    @State private var selection: Set<Int> = []
    @State private var words = ""
    @State private var opened: Set<Int> = []
    @Query("columns") private var columns = TableColumnCustomization<Ship>()

    private var found: [Ship] {
        ships.filter { words.isEmpty || $0.name.lowercased().contains(words.lowercased()) }
            .sorted(using: order)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Table(found, selection: $selection, sortOrder: $order, columnCustomization: $columns) {
                TableColumn("Name", value: \.name).customizationID("name")
                    .disabledCustomizationBehavior(.visibility)
                TableColumn("Length", value: \.length).alignment(.trailing)
                    .customizationID("length").width(min: 80, ideal: 120)
                TableColumn("Kept at") { ship in Link(ship.place, destination: "#\(ship.place)") }
                    .customizationID("place")
                TableColumn("Number", value: \.id).customizationID("number").defaultVisibility(.hidden)
            }
            .accessibilityLabel("Ships")
            .contextMenu(forSelectionType: Int.self) { chosen in
                Button("Remove \(chosen.count)", role: .destructive) {
                    ships.removeAll { chosen.contains($0.id) }
                    selection = []
                }
            } primaryAction: {
                opened = $0
            }
            .exportsCSV(named: "ships")
            .searchable(text: $words, prompt: "Find ships")
            Text("Chosen: \(selection.sorted())").name("selection-value")
            Text("Opened: \(opened.sorted())").name("opened-value")
        }
        .navigationTitle("Ships")
    }
}
