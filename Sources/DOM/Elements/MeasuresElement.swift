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
            name: Self.fieldName, maximumLength: Self.maximumLength, refusal: Self.refusal)
    }

    /// What the browser has measured last; nil if it has not said anything yet.
    package var report: MeasuresReport? {
        if let text = unread {
            latest = MeasuresReport(text)
            unread = nil
        }
        return latest
    }

    private var latest: MeasuresReport?
    /// What the browser has said since, which is read when somebody asks: of many that come at once the last alone is.
    private var unread: String?

    /// The text is not the field's value: what has been read of it is a tenth as long.
    package override func enter(_ value: FieldValue) throws(FieldError) {
        guard let text = value.text(numbers: false), text.utf8.count <= Self.maximumLength,
            text.isEmpty || MeasuresReport.isOne(text)
        else { throw FieldError(Self.refusal) }
        if !text.isEmpty { unread = text }
        touch()
        try accept("")
    }

    private static let maximumLength = 65_536
    private static let refusal = "This field takes what a browser has measured."
}
