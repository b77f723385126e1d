import Pinion

struct Visit: Identifiable {
    let id: Int
    let day: String
    let count: Int
    let country: String
}

class VisitModel: ObservableObject {
    @Published var visits: [Visit] = []
    @Published var limit = 80.0
}

struct StatisticsView: View {
    enum Panel: Hashable { case chart, table }

    @StateObject private var model = VisitModel()
    @State private var panel = Panel.chart

    var body: some View {
        NavigationStack {
            TabView(selection: $panel) {
                Tab("Chart", systemImage: "star", value: Panel.chart) { chart }
                table
                    .tabItem { Label("Table", systemImage: "calendar") }
                    .tag(Panel.table)
            }
        }
    }

    private var chart: some View {
        Chart {
            ForEach(model.visits) { visit in
                BarMark(x: .value("Day", visit.day), y: .value("Visits", visit.count))
                    .foregroundStyle(by: .value("Country", visit.country))
                if visit.count > 10 {
                    LineMark(x: .value("Day", visit.day), y: .value("Visits", visit.count))
                        .interpolationMethod(.monotone)
                }
            }
            RuleMark(y: .value("Limit", model.limit)).foregroundStyle(.red)
        }
        .chartYScale(domain: 0...100)
        .frame(height: 240)
    }

    private var table: some View {
        Table(model.visits) {
            TableColumn("Day", value: \.day)
            TableColumn("Visits", value: \.count)
            TableColumn("Country") { visit in
                Text(visit.country).foregroundStyle(.secondary)
            }
        }
        .accessibilityLabel("Visits")
    }
}

struct SettingsForm: View {
    @State private var name = ""
    @State private var visits: [Visit] = []

    var body: some View {
        Form {
            Section("Account") {
                TextField("Name", text: $name)
            }
            Section {
                Text("Nothing here")
            } header: {
                Text("Later")
            } footer: {
                Text("To come")
            }
        }
        List(visits) { visit in
            HStack(alignment: .firstTextBaseline) {
                Text(visit.day)
                Spacer()
                Circle().fill(.green).frame(width: 16, height: 16)
            }
        }
        ScrollView(.horizontal) {
            LazyHStack { ForEach(0..<3) { Text("\($0)") } }
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 160)), GridItem()]) {
            GroupBox("Memory") { Text("5 GB") }
        }
        Grid(alignment: .leading) {
            GridRow {
                Text("a")
                Text("b").gridCellColumns(2)
            }
            Divider()
        }
        ZStack(alignment: .bottomTrailing) {
            Color.blue
            RoundedRectangle(cornerRadius: 8).stroke(.red, lineWidth: 2)
        }
    }
}
