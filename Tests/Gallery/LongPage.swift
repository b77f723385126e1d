import Pinion

/// 100,000 rows as a list, as a table, in a stack and in a grid.
struct LongPage: View {
    @Query("as") private var shape = "list"
    @State private var first = 1
    @State private var selection: Set<Int> = []

    private struct Line: Identifiable {
        let id: Int
        var name: String { "Row \(id)" }
    }

    private var lines: [Line] { (first...100_000).map(Line.init) }

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Button("Ten rows above") { first -= 10 }
            Text("First: \(first)").name("first-value")
            switch shape {
            case "table":
                Table(lines) {
                    TableColumn("Number", value: \.id).alignment(.trailing)
                    TableColumn("Name") { Text($0.name) }
                }
                .accessibilityLabel("Rows")
            case "chosen":
                Table(lines, selection: $selection) {
                    TableColumn("Number", value: \.id).alignment(.trailing)
                    TableColumn("Name") { Text($0.name) }
                }
                .accessibilityLabel("Rows")
                .contextMenu(forSelectionType: Int.self) { _ in EmptyView() }
                .exportsCSV(named: "rows")
            case "stack": LazyVStack { ForEach(lines) { LineView(name: $0.name) } }
            case "grid":
                LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
                    ForEach(lines) { LineView(name: $0.name) }
                }
            default: List(lines) { LineView(name: $0.name) }
            }
        }
        .navigationTitle("Long")
    }
}

/// A row with a height of its own, and something that it keeps.
private struct LineView: View {
    let name: String
    @State private var count = 0

    var body: some View {
        HStack {
            Text(name)
            Button("Pressed \(count) times") { count += 1 }
        }
    }
}
