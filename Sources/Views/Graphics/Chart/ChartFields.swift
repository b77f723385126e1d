internal import DOM

/// The fields of a chart in which a browser says what a person has chosen.
@MainActor
final class ChartFields {
    private struct Entry {
        let field: SelectionElement
        let name: String
    }

    private var entries: [ChartSelection.Kind: Entry] = [:]

    var elements: [Element] { entries.values.sorted { $0.name < $1.name }.map(\.field) }

    /// Shows what the program keeps.
    ///
    /// - Parameters:
    ///   - scale: the axis along which is chosen.
    ///   - shown: the values of the chart, of which one is chosen unless the axis has time.
    ///   - isEnabled: whether people can choose something.
    ///   - onChange: called when somebody has chosen something.
    func show(
        _ selections: [ChartSelection], on scale: ChartScale, _ shown: ChartValues, isEnabled: Bool,
        _ graph: ViewGraph, onChange: @escaping () -> Void
    ) {
        for kind in entries.keys where !selections.contains(where: { $0.kind == kind }) {
            close(kind, graph)
        }
        for selection in selections {
            let field = (entries[selection.kind] ?? open(selection.kind, graph)).field
            field.isEnabled = isEnabled
            // Without it the script has nobody choose anything.
            field["data-selection"] = isEnabled ? selection.kind.rawValue : nil
            field.values = selection.values().compactMap(\.selected)
            field.onEdit = { [unowned field] _ throws(FieldError) in
                let values = field.values.map { PlottedValue($0, isTime: scale.isTime) }
                // What the program has made of it is shown at the end of the turn.
                onChange()
                let isThere = values.allSatisfy { value in
                    guard !scale.isTime else { return scale.position(of: value) != nil }
                    return shown.rows.contains { $0.value == value }
                }
                guard isThere, selection.take(values) else {
                    throw FieldError("There is no such value in this chart.")
                }
            }
        }
    }

    /// Gives the names back.
    func close(_ graph: ViewGraph) {
        for kind in entries.keys { close(kind, graph) }
    }

    private func open(_ kind: ChartSelection.Kind, _ graph: ViewGraph) -> Entry {
        let name = graph.takeName("chart")
        let entry = Entry(field: SelectionElement(name: "@\(name)"), name: name)
        entries[kind] = entry
        return entry
    }

    private func close(_ kind: ChartSelection.Kind, _ graph: ViewGraph) {
        guard let entry = entries.removeValue(forKey: kind) else { return }
        entry.field.onEdit = nil
        graph.releaseName(entry.name)
    }
}

extension PlottedValue {
    /// A value that a browser has sent.
    fileprivate init(_ value: SelectionElement.Value, isTime: Bool) {
        switch value {
        case .number(let number):
            self = isTime ? .moment(Moment(secondsSince1970: number)) : .number(number)
        case .name(let name): self = .category(name)
        }
    }

    /// The value as a browser is told of it; nil if it has no place in a chart.
    var selected: SelectionElement.Value? {
        if case .category(let name) = self { return .name(name) }
        return number.map { .number($0) }
    }
}
