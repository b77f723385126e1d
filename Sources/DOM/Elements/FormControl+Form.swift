internal import JSON

extension FormControl {
    /// Whether a form, which sends each of its fields, sends this value if nobody has touched the field.
    package final func isSent(as value: FieldValue) -> Bool {
        guard isField, error == nil else { return false }
        return switch (jsonValue, value) {
        case (.string(let shown), .text(let sent)):
            sent == shown || TextAreaElement.withLineFeeds(sent) == shown
        case (.bool(let isOn), .text(let sent)): !isOn && sent == "false"
        case (.bool(let isOn), .choices(let sent)): isOn && sent == ["false", "true"]
        case (.integer(let number), .text(let sent)): Int(sent) == number
        case (.number(let number), .text(let sent)): Double(sent) == number
        case (.array(let chosen), .text(let sent)): chosen.isEmpty && sent.isEmpty
        case (.array(let chosen), .choices(let sent)): chosen == sent.filter { !$0.isEmpty }.map(JSON.string)
        default: false
        }
    }
}
