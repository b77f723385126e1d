public import Views

/// The other nodes of a program, which a ``NodeSource`` reads: whether they answer, and how much they have to do.
///
/// ```swift
/// LiveNodes(of: recorder, range: .hour)
/// ```
public struct LiveNodes: View {
    private let recorder: Recorder
    private let range: FigureRange

    /// - Parameters:
    ///   - recorder: who has their figures.
    ///   - range: the time that is shown.
    public init(of recorder: Recorder, range: FigureRange = .live) {
        self.recorder = recorder
        self.range = range
    }

    private struct Node: Identifiable, Equatable {
        let id: String
        let answers: Bool
        let pages: Double?
        let turn: Double?
    }

    public var body: some View {
        Followed(recorder, key: 0) {
            await read()
        } content: { nodes in
            if let nodes, nodes.isEmpty {
                ContentUnavailableView(
                    "No other nodes", systemImage: "server.rack",
                    description: Text("This program reads the figures of no other."))
            } else {
                Table(nodes ?? []) {
                    TableColumn("Node", value: \Node.id)
                    TableColumn("State") { (node: Node) in
                        Text(node.answers ? "Answers" : "Does not answer")
                            .foregroundColor(node.answers ? nil : .red)
                    }
                    TableColumn("Pages") { (node: Node) in
                        Text(FigureUnit.number.text(node.pages)).monospacedDigit()
                    }
                    .alignment(.trailing)
                    TableColumn("A turn") { (node: Node) in
                        Text(FigureUnit.seconds.text(node.turn)).monospacedDigit()
                    }
                    .alignment(.trailing)
                }
                .accessibilityLabel(localized("Nodes"))
                Box("div", class: "charts") {
                    LiveChart("Pages", of: recorder, "site.pages", by: "node", range: range)
                    LiveChart(
                        "How long a turn takes", of: recorder, "site.turn", by: "node", range: range,
                        unit: .seconds)
                }
            }
        }
    }

    private func read() async -> [Node] {
        var nodes: [Node] = []
        for series in recorder.series(matching: "node.answers") {
            guard let name = series.labels["node"] else { continue }
            let labels = ["node": name]
            nodes.append(
                Node(
                    id: name, answers: await recorder.newest(series).map { $0 > 0 } ?? false,
                    pages: await recorder.newest(Series("site.pages", labels)),
                    turn: await recorder.newest(Series("site.turn", labels))))
        }
        return nodes
    }
}
