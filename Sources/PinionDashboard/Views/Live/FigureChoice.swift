/// The series that a view shows.
enum FigureChoice: Hashable, Sendable {
    /// These, by their names for people.
    case named([Named])
    /// All of one name that have a label, by the label's values; those of the machine's own network are left
    /// out, and those of other nodes.
    case labelled(String, by: String, node: String? = nil)

    struct Named: Hashable, Sendable {
        let name: String
        let series: Series
        /// Whether the name is a text of the program, that other languages have another one for.
        var isWord = false
    }

    init(_ series: KeyValuePairs<String, Series>) {
        self = .named(series.map { Named(name: $0.key, series: $0.value, isWord: !$0.key.isEmpty) })
    }
}

extension FigureChoice {
    /// Those that there are.
    func series(of recorder: Recorder) -> [Named] {
        switch self {
        case .named(let named): named
        case .labelled(let name, let label, let node):
            recorder.series(matching: name, ofNode: node, orAnyIf: label == "node")
                .filter { $0.name == name && $0.labels["interface"] != "lo" }
                .compactMap { series in series.labels[label].map { Named(name: $0, series: series) } }
        }
    }

    /// The same of another node; of this one without a name.
    func on(_ node: String?) -> FigureChoice {
        guard let node else { return self }
        switch self {
        case .named(let named):
            return .named(
                named.map { one in
                    let labels = one.series.labels.merging(["node": node]) { _, new in new }
                    return Named(
                        name: one.name, series: Series(one.series.name, labels, one.series.kind),
                        isWord: one.isWord)
                })
        case .labelled(let name, let label, _):
            return .labelled(name, by: label, node: node)
        }
    }

    /// Whether a line's name is a text of the program.
    func isWord(_ name: String) -> Bool {
        guard case .named(let named) = self else { return false }
        return named.contains { $0.isWord && $0.name == name }
    }

    /// The names of the series that it is about.
    var seriesNames: [String] {
        switch self {
        case .named(let named): named.map(\.series.name)
        case .labelled(let name, _, _): [name]
        }
    }
}
