internal import DOM

/// The fields of a chart in which a browser says what a person has chosen.
@MainActor
final class ChartFields {
    private(set) var elements: [SelectionElement] = []

    private var fields: [ChartSelection.Kind: SelectionElement] = [:]

    /// Shows what the program keeps.
    ///
    /// - Parameters:
    ///   - scale: the axis along which is chosen.
    ///   - shown: the values of the chart, of which one is chosen unless the axis has time.
    ///   - isEnabled: whether people can choose something.
    ///   - onChange: called when somebody has chosen something.
    func show(
        _ selections: [ChartSelection], on scale: ChartScale, _ shown: ChartValues, isEnabled: Bool,
        onChange: @escaping () -> Void
    ) {
        let former = exchange(&fields, with: [:])
        for selection in selections {
            let field = former[selection.kind] ?? SelectionElement(name: "@chart")
            fields[selection.kind] = field
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
        elements = selections.compactMap { fields[$0.kind] }
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
