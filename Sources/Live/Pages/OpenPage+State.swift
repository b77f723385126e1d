import DOM
internal import Encoding
package import JSON

extension OpenPage {
    /// The page's state for scripts: what it says, what can be filled in, what can be done.
    package func state(refusals: [Refusal] = []) -> JSON {
        var fields: [JSON.Member] = []
        var actions: [JSON.Member] = []
        var rows = RowTitles()
        for control in document.controls {
            guard let name = control.renderedName else { continue }
            if control.isField {
                let reason = refusals.last { $0.name == name }?.reason ?? control.message
                var members: [JSON.Member] = [
                    .init("value", control.jsonValue),
                    .init("enabled", .bool(control.isUsable)),
                    .init("error", reason.map(JSON.string) ?? .null),
                ]
                if let notice = control.notice { members.append(.init("notice", .string(notice))) }
                members += control.traits
                if let row = rows.title(around: control) { members.append(.init("row", .string(row))) }
                fields.append(.init(name, .object(members)))
            } else {
                var members = [JSON.Member("enabled", .bool(control.isUsable))] + control.traits
                if let row = rows.title(around: control) { members.append(.init("row", .string(row))) }
                members.append(.init("post", .string("action=" + name.percentEncoded)))
                actions.append(.init(name, .object(members)))
            }
        }
        for refusal in refusals
        where refusal.name != "action" && document.control(named: refusal.name)?.isField != true {
            fields.append(.init(refusal.name, Self.unknownField(refusal.reason)))
        }
        var text: [JSON.Member] = []
        collectTexts(of: document.root, into: &text)
        return .object([
            .init("page", .string(id.text)),
            .init("title", .string(document.title)),
            .init("path", .string(document.addresses?(path) ?? path)),
            .init("revision", .integer(document.revision)),
            .init("fields", .object(fields)),
            .init("actions", .object(actions)),
            .init("text", .object(text)),
            .init("content", Outline.entries(of: document)),
            .init("navigate", destination.map { .string(document.addresses?($0) ?? $0) } ?? .null),
        ])
    }

    private static func unknownField(_ reason: String) -> JSON {
        .object([.init("value", .null), .init("enabled", .bool(false)), .init("error", .string(reason))])
    }

    /// The path that the page leads to, if it asked the browser to go elsewhere.
    package var destination: String? {
        document.destination
    }

    private func collectTexts(of element: Element, into members: inout [JSON.Member]) {
        guard !element.isHidden else { return }
        if let name = element.name, !(element is FormControl) {
            members.append(.init(name, .string(element.textContent)))
        }
        for child in element.children { collectTexts(of: child, into: &members) }
    }
}
