/// What a browser has measured of a page, as a field that nobody sees.
///
/// The script `measures.js` enters a text into it. First stands a number that is another one whenever something has
/// happened in the browser by itself, a window that was made narrower for example. Then come the elements that ask,
/// each with its number, its width and its height, and with four more numbers for each word behind the number in its
/// `data-measure`: `7;1 390 844;2 358 120 16 72 390 844`.
@MainActor
package final class MeasuresElement: ScriptField {
    /// The name that no control of a program has.
    package static let fieldName = "@measures"

    package init() {
        super.init(
            name: Self.fieldName, maximumLength: 65_536,
            refusal: "This field takes what a browser has measured.")
    }

    /// What the browser has measured last; nil if it has not said anything yet.
    package var report: MeasuresReport? { MeasuresReport(current) }

    override func takes(_ text: String) -> Bool { text.isEmpty || MeasuresReport(text) != nil }
}
