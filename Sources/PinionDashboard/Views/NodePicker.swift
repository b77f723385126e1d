internal import Views

/// The choice of the node whose figures are shown, where the recorder reads those of others.
struct NodePicker: View {
    let recorder: Recorder
    @Binding var selection: String?

    var body: some View {
        Followed(recorder, key: 0) {
            recorder.nodeNames
        } content: { names in
            let names = names ?? recorder.nodeNames
            if !names.isEmpty || selection != nil {
                Picker("Node", selection: $selection) {
                    Text("This one").tag(String?.none)
                    ForEach(names, id: \.self) { name in Text(name).tag(String?.some(name)) }
                    if let selection, !names.contains(selection) {
                        Text(selection).tag(String?.some(selection))
                    }
                }
                .name("node")
            }
        }
    }
}

extension Recorder {
    /// What the other nodes are called whose figures it reads.
    var nodeNames: [String] {
        Set(series(matching: "node.answers").compactMap { $0.labels["node"] }).sorted()
    }

    /// The series of another node; without a name those of this one. Those of all nodes if that is asked for.
    func series(matching name: String = "", ofNode node: String?, orAnyIf isAny: Bool = false) -> [Series] {
        if isAny { return series(matching: name) }
        if let node { return series(matching: name, ["node": node]) }
        let others = Set(nodeNames)
        return series(matching: name).filter { series in
            series.labels["node"].map { !others.contains($0) } ?? true
        }
    }
}
