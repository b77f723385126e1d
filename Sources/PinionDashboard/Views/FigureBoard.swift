internal import DOM
internal import Views

/// The tiles and charts of what a recorder has.
struct FigureBoard: View {
    let recorder: Recorder
    /// The other node whose figures are shown; nil for those of this one.
    var node: String?
    let range: FigureRange
    let rules: [AlertRule]
    /// What is out of bounds: the names of rules by those of series.
    let raised: [String: String]

    var body: some View {
        // A program that has just begun has no figures yet.
        Followed(recorder, key: node) {
            KnownFigures(recorder.series(ofNode: node), on: node)
        } content: { known in
            let known = known ?? KnownFigures(recorder.series(ofNode: node), on: node)
            if let node, known.isEmpty {
                ContentUnavailableView(
                    "Nothing of \(node)", systemImage: "server.rack",
                    description: Text("No figures of a node with this name have been read."))
            }
            Box("div", class: "tiles") {
                ForEach(tiles(of: known)) { tile in
                    LiveTile(
                        localized(LocalizedStringKey(tile.title)), of: recorder, tile.choice.on(node),
                        tile.unit, warning(of: tile))
                }
            }
            Box("div", class: "charts") {
                ForEach(ShownFigure.charts.filter(known.has)) { chart in
                    LiveChart(
                        localized(LocalizedStringKey(chart.title)), of: recorder, chart.choice.on(node),
                        range, chart.unit, bounds(of: chart)
                    )
                }
                ForEach(known.own) { chart in
                    LiveChart(
                        chart.title, of: recorder, chart.choice.on(node), range, chart.unit, bounds(of: chart)
                    )
                }
            }
        }
    }

    /// Those that are out of bounds first.
    private func tiles(of known: KnownFigures) -> [ShownFigure] {
        let tiles = ShownFigure.tiles.filter(known.has)
        return tiles.filter { warning(of: $0) != nil } + tiles.filter { warning(of: $0) == nil }
    }

    private func warning(of figure: ShownFigure) -> String? {
        figure.choice.seriesNames.lazy.compactMap { raised[$0] }.first
    }

    private func bounds(of figure: ShownFigure) -> [TimeChart.Bound] {
        let names = figure.choice.seriesNames
        return rules.filter { names.contains($0.series) }.map { TimeChart.Bound($0.name, $0.bound) }
    }
}

/// A figure that a page shows by itself.
struct ShownFigure: Identifiable, Hashable {
    let title: String
    let choice: FigureChoice
    let unit: FigureUnit

    var id: String { title }

    init(_ title: String, _ choice: FigureChoice, _ unit: FigureUnit = .number) {
        self.title = title
        self.choice = choice
        self.unit = unit
    }

    init(_ title: String, _ series: KeyValuePairs<String, Series>, _ unit: FigureUnit = .number) {
        self.init(title, FigureChoice(series), unit)
    }

    static let tiles = [
        ShownFigure("Processors", ["": Series("processor.work")], .part),
        ShownFigure("Memory", ["": Series("memory.used")], .bytes),
        ShownFigure("Load", ["": Series("load", ["minutes": "1"])]),
        ShownFigure("Received", .labelled("network.received", by: "interface"), .bytesPerSecond),
        ShownFigure("Sent", .labelled("network.sent", by: "interface"), .bytesPerSecond),
        ShownFigure("Written to disks", .labelled("disk.written", by: "disk"), .bytesPerSecond),
        ShownFigure("Open pages", ["": Series("site.pages")]),
        ShownFigure("This program", ["": Series("program.memory")], .bytes),
    ]

    static let charts = [
        ShownFigure(
            "Processors",
            [
                "Work": Series("processor.work"), "Waiting for disks": Series("processor.waiting"),
            ], .part),
        ShownFigure("Memory", ["Used": Series("memory.used"), "Swap": Series("swap.used")], .bytes),
        ShownFigure("Received", .labelled("network.received", by: "interface"), .bytesPerSecond),
        ShownFigure("Sent", .labelled("network.sent", by: "interface"), .bytesPerSecond),
        ShownFigure("Written to disks", .labelled("disk.written", by: "disk"), .bytesPerSecond),
        ShownFigure(
            "This program",
            [
                "Pages": Series("site.pages"), "Streams": Series("site.streams"),
                "Requests a second": Series("site.requests"), "Messages a second": Series("site.messages"),
            ]),
    ]
}

/// Which series there are, in short.
struct KnownFigures: Equatable {
    private let names: Set<String>
    /// What the program itself records: a chart for each name.
    let own: [ShownFigure]

    init(_ series: [Series], on node: String?) {
        names = Set(series.map(\.name))
        let own = series.filter { !Self.isKnown($0.name) }
        let groups = Dictionary(grouping: own, by: \.name).sorted { $0.key < $1.key }
        self.own = groups.prefix(24).map { name, series in
            let all = series.map { FigureChoice.Named(name: Self.title(of: $0, on: node), series: $0) }
            return ShownFigure(name, .named(all), series.contains { $0.kind == .timer } ? .seconds : .number)
        }
    }

    /// Whether there is nothing at all.
    var isEmpty: Bool { names.isEmpty }

    /// Whether there is any of the series of a figure.
    func has(_ figure: ShownFigure) -> Bool { figure.choice.seriesNames.contains { names.contains($0) } }

    private static func title(of series: Series, on node: String?) -> String {
        let labels = series.labels.filter { $0.key != "node" || $0.value != node }
        let values = labels.sorted { $0.key < $1.key }.map(\.value)
        return values.isEmpty ? series.name : values.joined(separator: ", ")
    }

    private static func isKnown(_ name: String) -> Bool {
        known.contains(String(name.prefix { $0 != "." }))
    }

    /// The first words of what the sources record.
    private static let known: Set = [
        "container", "disk", "load", "machine", "memory", "network", "node", "pressure", "processor",
        "program", "site", "swap", "temperature",
    ]
}
