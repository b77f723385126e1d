internal import JSON

/// What a person has chosen along the axis of a chart, as a field that nobody sees.
///
/// The script `charts.js` enters a JSON array into it: one value, the two ends of a range, or nothing. Values are numbers
/// or names.
@MainActor
package final class SelectionElement: ScriptField {
    /// A value on an axis.
    package enum Value: Equatable {
        case number(Double)
        case name(String)
    }

    package init(name: String) {
        super.init(
            name: name, maximumLength: 1_024, refusal: "This field takes one value or two, as JSON.")
    }

    /// One value, or two; none if nothing is chosen.
    package var values: [Value] {
        get { Self.values(in: current) ?? [] }
        set {
            let json = JSON.array(newValue.map(\.json))
            value = newValue.isEmpty ? "" : String(decoding: json.bytes, as: UTF8.self)
        }
    }

    override func takes(_ text: String) -> Bool { Self.values(in: text) != nil }

    private static func values(in text: String) -> [Value]? {
        guard !text.isEmpty else { return [] }
        guard let elements = (try? JSON(parsing: Array(text.utf8)))?.elements, elements.count <= 2 else {
            return nil
        }
        let values = elements.compactMap(Value.init)
        return values.count == elements.count ? values : nil
    }
}

extension SelectionElement.Value {
    /// Nil if it is neither a name nor a number that is finite.
    fileprivate init?(_ json: JSON) {
        switch json {
        case .string(let name): self = .name(name)
        case .integer(let integer): self = .number(Double(integer))
        case .number(let number) where number.isFinite: self = .number(number)
        default: return nil
        }
    }

    fileprivate var json: JSON {
        switch self {
        // As a browser writes it, too: 5, not 5.0.
        case .number(let number): Int(exactly: number).map { .integer($0) } ?? .number(number)
        case .name(let name): .string(name)
        }
    }

    /// As the script reads it.
    package var text: String { String(decoding: json.bytes, as: UTF8.self) }
}
