package import JSON
internal import Localization

/// A slider: `<input type="range">`.
@MainActor
public final class RangeElement: Field<Double> {
    /// The smallest and the greatest value.
    public var bounds: ClosedRange<Double> {
        didSet { if bounds != oldValue { boundsDidChange() } }
    }

    /// How far apart the values are that a person can choose; `nil` if there are none between which there is no other.
    public var step: Double? {
        didSet { if step != oldValue { boundsDidChange() } }
    }

    /// Makes a slider at the smallest value.
    public init(name: String, in bounds: ClosedRange<Double> = 0...100, step: Double? = nil) {
        self.bounds = bounds
        self.step = step
        super.init("input", name: name, value: bounds.lowerBound)
        writeBounds()
    }

    package override var jsonValue: JSON { .figure(current) }

    override func writeValue(into json: inout JSONWriter) {
        json.string(current.shortText)
    }

    override func addTraits(to members: inout [JSON.Member]) {
        members += [
            .init("kind", .string("range")), .init("minimum", .figure(bounds.lowerBound)),
            .init("maximum", .figure(bounds.upperBound)),
        ]
        if let step { members.append(.init("step", .figure(step))) }
    }

    package override func enter(_ value: FieldValue) throws(FieldError) {
        let number: Double
        switch value {
        case .number(let given): number = given
        case .text(let text):
            guard let given = Double(text) else { throw FieldError(OwnWords.text("This is a number.")) }
            number = given
        case .flag, .choices: throw FieldError(OwnWords.text("This is a number."))
        }
        guard number.isFinite else { throw FieldError(OwnWords.text("This is a number.")) }
        guard bounds.contains(number) else {
            throw FieldError(
                "This is a number from \(bounds.lowerBound.shortText) to \(bounds.upperBound.shortText).")
        }
        try accept(number)
    }

    override func notice(of entry: Double) -> String? { Self.notice("You had chosen \(entry.shortText).") }

    /// A value is a number, and within the bounds.
    override func sanitized(_ value: Double) -> Double {
        value.isNaN ? bounds.lowerBound : min(max(value, bounds.lowerBound), bounds.upperBound)
    }

    package override func writeProperties(into html: inout HTMLWriter) {
        html.markup(" type=\"range\"")
        if let name = writtenName { html.attribute("name", name) }
        writeForm(into: &html)
        html.attribute("value", current.shortText)
        super.writeProperties(into: &html)
    }

    private func boundsDidChange() {
        writeBounds()
        current = sanitized(current)
        // The browser moves a value to what it can choose.
        valueRevision = touch()
    }

    private func writeBounds() {
        self["min"] = bounds.lowerBound.shortText
        self["max"] = bounds.upperBound.shortText
        self["step"] = step?.shortText ?? "any"
    }
}
