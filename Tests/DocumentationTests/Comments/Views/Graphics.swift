import Pinion

// What the comments in `Sources/Views/Graphics` show.
@MainActor
private struct Graphics {
    @ViewBuilder func areaMark(samples: [Sample]) -> some View {
        Chart(samples) { sample in
            AreaMark(x: .value("Second", sample.second), y: .value("Memory", sample.used))
        }
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
        let second, used, load: Double
    }

    struct Visits: Identifiable {
        let id: Int
        let day, country: String
        let count: Double
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
