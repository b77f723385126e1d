import DOM
import JSON
import Reactive
import Testing

@testable import Views

/// A page with a view on it, as a browser has it: read it, type, press.
@MainActor
final class MountedPage {
    let graph: ViewGraph
    let document: Document
    /// What the program's author was told.
    private(set) var reports: [String] = []
    /// The revision up to which operations have been looked at.
    private var seen = 0
    private var edits = 0

    init<Content: View>(
        path: String = "/", query: String = "", environment: EnvironmentValues = EnvironmentValues(),
        keeper: (any SceneKeeper)? = nil, @ViewBuilder _ content: () -> Content
    ) {
        var early: [String] = []
        graph = ViewGraph(
            content(), path: path, query: query, environment: environment, onReport: { early.append($0) },
            keeper: keeper)
        document = Document(root: graph.page.element)
        reports = early
        graph.onReport = { [weak self] in self?.reports.append($0) }
        graph.show(in: document)
        seen = document.revision
    }

    isolated deinit {
        graph.unmount()
    }

    convenience init<Content: View>(
        _ view: Content, path: String = "/", environment: EnvironmentValues = EnvironmentValues()
    ) {
        self.init(path: path, environment: environment) { view }
    }
}

// What there is to see.
extension MountedPage {
    /// What stands on the page, without the numbers of the elements and without the page's own form.
    var html: String {
        let inside = document.root.children.filter { $0["id"] != "page" }
        return inside.map(\.html).joined().withoutNumbers
    }

    /// The texts of the page, in their order.
    var texts: [String] {
        func texts(_ element: Element) -> [String] {
            if let control = element as? FormControl, control.isField { return [] }
            guard element.children.isEmpty else { return element.children.flatMap(texts) }
            return element.text.isEmpty ? [] : [element.text]
        }
        return texts(document.root)
    }

    /// The operations that a browser has been sent since the last look.
    func operations() -> [String] {
        var writer = JSONWriter()
        writer.raw("{")
        document.writeChanges(since: seen, into: &writer)
        writer.raw("}")
        seen = document.revision
        let frame = try? JSON(parsing: writer.bytes)
        return (frame?["ops"]?.elements ?? []).map { String(decoding: $0.bytes, as: UTF8.self) }
    }
}

// What a person does, each in a turn of its own.
extension MountedPage {
    /// Enters a text into a field; returns what is wrong with it.
    @discardableResult
    func type(_ text: String, into name: String) -> String? {
        enter(.text(text), into: name)
    }

    /// Enters a value into a field; returns what is wrong with it.
    @discardableResult
    func enter(_ value: FieldValue, into name: String) -> String? {
        edits += 1
        defer { turn() }
        do throws(FieldError) {
            try control(name)?.enter(value, edit: edits)
            return nil
        } catch {
            return error.description
        }
    }

    /// Presses a button, which has to be there and enabled.
    func press(_ name: String) {
        guard let button = control(name) as? ButtonElement else {
            Issue.record("“\(name)” is not a button")
            return
        }
        #expect(button.isEnabled, "“\(name)” can be pressed")
        button.press()
        turn()
    }

    /// Ends the turn, as the server does when something has changed.
    func turn() {
        document.commit()
    }

    /// The control of a name, which has to be there.
    func control(_ name: String) -> FormControl? {
        let control = document.control(named: name)
        if control == nil { Issue.record("there is no control “\(name)” in \(html)") }
        return control
    }
}

extension String {
    /// HTML without the numbers by which browser and server know the elements.
    var withoutNumbers: String {
        var rest = self[...]
        var text = ""
        let start = " data-n=\""
        while let index = rest.utf8.firstIndex(of: UInt8(ascii: " ")) {
            text += rest[..<index]
            rest = rest[index...]
            if rest.hasPrefix(start) {
                rest = rest.dropFirst(start.count).drop { $0 != "\"" }.dropFirst()
            } else {
                text += " "
                rest = rest.dropFirst()
            }
        }
        return text + rest
    }
}
