package import JSON

/// A box to tick, or a switch to turn: `<input type="checkbox">`.
@MainActor
public final class CheckboxElement: Field<Bool> {
    /// The look, and the role that is read out.
    public enum Style: Sendable {
        case checkbox, `switch`
    }

    private let style: Style

    /// Makes a box.
    public init(name: String, style: Style = .checkbox) {
        self.style = style
        super.init("input", name: name, value: false)
    }

    package override var jsonValue: JSON { .bool(current) }

    override func addTraits(to members: inout [JSON.Member]) {
        members.append(.init("kind", .string(style == .switch ? "switch" : "checkbox")))
    }

    package override func enter(_ value: FieldValue) throws(FieldError) {
        switch value {
        case .flag(let flag): try accept(flag)
        case .text("true"), .text("on"): try accept(true)
        case .text("false"), .text("off"), .text(""): try accept(false)
        // A form without JavaScript sends what stands for the empty box, and the tick behind it.
        case .choices(["false", "true"]): try accept(true)
        default: throw FieldError("This is either true or false.")
        }
    }

    override func notice(of entry: Bool) -> String? {
        switch style {
        case .checkbox: Self.notice(entry ? "You had ticked this." : "You had taken the tick away.")
        case .switch: Self.notice(entry ? "You had turned this on." : "You had turned this off.")
        }
    }

    /// Without JavaScript an empty box is sent as nothing at all: this is sent in its place.
    package override func writePrelude(into html: inout HTMLWriter) {
        guard let name = writtenName, isEnabled else { return }
        html.markup("<input type=\"hidden\"")
        html.attribute("name", name)
        html.markup(" value=\"false\"")
        writeForm(into: &html)
        html.markup(">")
    }

    package override func writeProperties(into html: inout HTMLWriter) {
        html.markup(" type=\"checkbox\"")
        if style == .switch { html.markup(" role=\"switch\"") }
        if let name = writtenName { html.attribute("name", name) }
        html.markup(" value=\"true\"")
        writeForm(into: &html)
        if current { html.markup(" checked=\"\"") }
        super.writeProperties(into: &html)
    }
}
