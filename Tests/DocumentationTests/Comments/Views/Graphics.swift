import Pinion

// What the comments in `Sources/Views/Graphics` show.
@MainActor
private struct Graphics {
    @ViewBuilder func areaMark(samples: [Sample]) -> some View {
        Chart(samples) { sample in
            AreaMark(x: .value("Second", sample.second), y: .value("Memory", sample.used))
        }
    }

    @ViewBuilder func axisMarks(samples: [Sample]) -> some View {
        Chart(samples) { sample in
            LineMark(x: .value("Time", sample.time), y: .value("Processor", sample.load))
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .minute, count: 10)) {
                AxisGridLine()
                AxisValueLabel(format: .clock)
            }
        }
        .chartYAxis { AxisMarks(format: .percent, values: .automatic(desiredCount: 3)) }
    }

    @ViewBuilder func chartFormat(samples: [Sample]) -> some View {
        Chart(samples) { sample in
            LineMark(x: .value("Second", sample.second), y: .value("Memory", sample.used))
        }
        .chartYAxis { AxisMarks(format: .bytes) }
    }

    @ViewBuilder func barMark(visits: [Visits]) -> some View {
        Chart(visits) { visit in
            BarMark(x: .value("Day", visit.day), y: .value("Count", visit.count))
        }
    }

    @ViewBuilder func chart(model: Model, samples: [Sample]) -> some View {
        Chart(model.visits) { visit in
            BarMark(x: .value("Day", visit.day), y: .value("Visits", visit.count))
                .foregroundStyle(by: .value("Country", visit.country))
        }

        Chart {
            ForEach(samples) { sample in
                LineMark(x: .value("Second", sample.second), y: .value("Load", sample.load))
            }
            RuleMark(y: .value("Limit", 80)).foregroundStyle(.red)
        }
        .chartYScale(domain: 0...100)
    }

    @ViewBuilder func lineMark(samples: [Sample]) -> some View {
        Chart(samples) { sample in
            LineMark(x: .value("Second", sample.second), y: .value("Load", sample.load))
        }
    }

    enum Weekday: String, Plottable {
        case monday = "Mon"
        case tuesday = "Tue"
    }

    @ViewBuilder func pointMark(people: [Person]) -> some View {
        Chart(people) { person in
            PointMark(x: .value("Height", person.height), y: .value("Weight", person.weight))
        }
    }

    @ViewBuilder func ruleMark(samples: [Sample]) -> some View {
        Chart {
            ForEach(samples) { sample in
                LineMark(x: .value("Second", sample.second), y: .value("Load", sample.load))
            }
            RuleMark(y: .value("Limit", 80)).foregroundStyle(.red)
        }
    }

    @ViewBuilder func rectangleMark(samples: [Sample]) -> some View {
        Chart {
            RectangleMark(yStart: .value("Good", 20), yEnd: .value("Good", 80))
                .foregroundStyle(.green).opacity(0.2)
            ForEach(samples) { sample in
                LineMark(x: .value("Second", sample.second), y: .value("Load", sample.load))
            }
        }
    }

    struct Choices: View {
        let visits: [Visits]
        let samples: [Sample]
        @State private var day: String?
        @State private var span: ClosedRange<Moment>?

        var body: some View {
            Chart(visits) { visit in
                BarMark(x: .value("Day", visit.day), y: .value("Visits", visit.count))
            }
            .chartXSelection(value: $day)
            Chart(samples) { sample in
                LineMark(x: .value("Time", sample.time), y: .value("Load", sample.load))
            }
            .chartXSelection(range: $span)
        }
    }

    @ViewBuilder func sectorMark(products: [Product]) -> some View {
        Chart(products) { product in
            SectorMark(angle: .value("Sales", product.sales), innerRadius: .ratio(0.6), angularInset: 1)
                .cornerRadius(3)
                .foregroundStyle(by: .value("Product", product.name))
        }
    }

    @ViewBuilder func markDimension(product: Product) -> some View {
        SectorMark(angle: .value("Sales", product.sales), innerRadius: .ratio(0.6), angularInset: 1)
    }

    @ViewBuilder func areaOfColors(sample: Sample) -> some View {
        AreaMark(x: .value("Second", sample.second), y: .value("Memory", sample.used))
            .foregroundStyle(
                .linearGradient(colors: [.blue.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom))
    }

    @ViewBuilder func strokeStyle() -> some View {
        RuleMark(y: .value("Limit", 80)).lineStyle(StrokeStyle(lineWidth: 2, dash: [6, 3]))
    }

    @ViewBuilder func color(user: Person) -> some View {
        Text("Saved").foregroundStyle(.green)
        Text(user.name).padding().background(Color(hex: user.headerColor) ?? .accentColor)
    }

    @ViewBuilder func shape() -> some View {
        Circle().fill(.green).frame(width: 16, height: 16)
    }

    @ViewBuilder func shapeStyle() -> some View {
        Text("Sale").padding().background(.red.gradient, in: Capsule())
        RoundedRectangle(cornerRadius: 8)
            .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
    }

    struct Sample: Identifiable {
        let id: Int
        let time: Moment
        let second, used, load: Double
    }

    struct Visits: Identifiable {
        let id: Int
        let day, country: String
        let count: Double
    }

    struct Product: Identifiable {
        let id: Int
        let name: String
        let sales: Double
    }

    struct Model {
        let visits: [Visits]
    }

    struct Person: Identifiable {
        let id: Int
        let name, headerColor: String
        let height, weight: Double
    }
}
