/// The rows of a long list that a person sees, as a field that nobody sees.
///
/// The script `rows.js` enters four numbers into it: the index of the first row that is seen, how many are, in how many
/// columns they stand, and the number of the element of the row that has the focus, or 0.
@MainActor
package final class RowsElement: ScriptField {
    package init(name: String) {
        super.init(name: name, maximumLength: 128, refusal: "This field takes four numbers.")
    }

    /// The four numbers, none of them negative; nil if nothing has been entered yet.
    package var numbers: [Int]? { Self.numbers(in: current) }

    override func takes(_ text: String) -> Bool { text.isEmpty || Self.numbers(in: text) != nil }

    private static func numbers(in text: String) -> [Int]? {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0) }
        guard parts.count == 4, numbers.count == 4, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
        return numbers
    }
}
