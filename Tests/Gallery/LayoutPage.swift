import Pinion

struct Measurement: Identifiable {
    let id: Int
    let place: String
    var value: Int
}

/// Tabs, a list, a table and charts of the same values, which buttons change.
struct LayoutPage: View {
    enum Showing: String {
        case chart, table, list, rest
    }

    @State private var measurements = [
        Measurement(id: 1, place: "Attic", value: 12), Measurement(id: 2, place: "Kitchen", value: 21),
        Measurement(id: 3, place: "Cellar", value: 7),
    ]
    @State private var showing = Showing.chart

    var body: some View {
        HStack {
            Button("Raise") { measurements[0].value += 10 }
            Button("Reverse") { measurements.reverse() }
            Button("Add") {
                let next = measurements.count + 1
                measurements.append(Measurement(id: next, place: "Room \(next)", value: next * 5))
            }
            Button("Show the table") { showing = .table }
        }
        Text("Showing: \(showing.rawValue)").name("showing-value")
        TabView(selection: $showing) {
            Tab("Chart", value: Showing.chart) { MeasurementChart(measurements: measurements) }
            Tab("Table", value: Showing.table) { MeasurementTable(measurements: measurements) }
            Tab("List", value: Showing.list) {
                List(measurements) { measurement in
                    HStack {
                        Text(measurement.place)
                        Spacer()
                        Text("\(measurement.value)").foregroundStyle(.secondary)
                    }
                }
            }
            Tab("Rest", value: Showing.rest) { Arrangements() }
        }
        .navigationTitle("Layout")
    }
}

private struct MeasurementTable: View {
    let measurements: [Measurement]

    var body: some View {
        Table(measurements) {
            TableColumn("Place", value: \.place)
            TableColumn("Value", value: \.value).alignment(.trailing)
        }
        .accessibilityLabel("Measurements")
    }
}

private struct MeasurementChart: View {
    let measurements: [Measurement]

    var body: some View {
        Section("Bars") {
            Chart(measurements) { measurement in
                BarMark(x: .value("Place", measurement.place), y: .value("Value", measurement.value))
            }
        }
        Section("Line") {
            Chart {
                ForEach(measurements) { measurement in
                    LineMark(x: .value("Place", measurement.place), y: .value("Value", measurement.value))
                    PointMark(x: .value("Place", measurement.place), y: .value("Value", measurement.value))
                }
                RuleMark(y: .value("Limit", 20)).foregroundStyle(.red)
            }
        }
        Section("Area") {
            Chart(measurements) { measurement in
                AreaMark(x: .value("Place", measurement.place), y: .value("Value", measurement.value))
            }
        }
    }
}
