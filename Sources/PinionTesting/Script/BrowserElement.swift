internal import DOM
package import JSON

/// An element of a page in a simulated browser.
package final class BrowserElement {
    package let tag: String
    package private(set) var attributes: [(name: String, value: String)]
    /// The text in it, if it has no children.
    package var text = ""
    package private(set) var children: [BrowserElement] = []
    package private(set) weak var parent: BrowserElement?
    /// What the server calls it; 0 for what only its parent has a name for.
    let number: Int
    /// What stands in it, once that is not what the HTML says.
    private var entered: String?
    /// Whether it is ticked or chosen, once that is not what the HTML says.
    private var mark: Bool?

    init(tag: String, attributes: [(name: String, value: String)]) {
        self.tag = tag
        self.attributes = attributes
        number = attributes.first { $0.name == "data-n" }.flatMap { Int($0.value) } ?? 0
    }
}

extension BrowserElement {
    package subscript(name: String) -> String? {
        get { attributes.first { $0.name == name }?.value }
        set {
            if let index = attributes.firstIndex(where: { $0.name == name }) {
                if let newValue { attributes[index].value = newValue } else { attributes.remove(at: index) }
            } else if let newValue {
                attributes.append((name, newValue))
            }
        }
    }

    func remove() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    func append(_ child: BrowserElement) {
        children.append(child)
        child.parent = self
    }

    /// Puts an element behind the child of that number, or before all; no effect if this one is inside it.
    func insert(_ child: BrowserElement, after number: Int) {
        guard child.first({ $0 === self }) == nil else { return }
        child.remove()
        let index = children.firstIndex { $0.number == number && number > 0 }.map { $0 + 1 }
        children.insert(child, at: index ?? children.firstIndex { $0.number > 0 } ?? children.count)
        child.parent = self
    }

    /// The first of it and of what is in it that is as asked for.
    func first(_ isWanted: (BrowserElement) -> Bool) -> BrowserElement? {
        if isWanted(self) { return self }
        for child in children {
            if let found = child.first(isWanted) { return found }
        }
        return nil
    }

    /// It and what is in it, in the order of the page.
    package func visit(_ act: (BrowserElement) -> Void) {
        act(self)
        for child in children { child.visit(act) }
    }

    /// All that can be read in it.
    package var textContent: String { children.isEmpty ? text : children.map(\.textContent).joined() }

    /// It as HTML with what stands in its fields, its attributes in the order of their names: their order says nothing.
    package var html: String {
        var html = ""
        write(into: &html)
        return html
    }
}

// What it is as a field.
extension BrowserElement {
    var isControl: Bool { ["input", "select", "textarea", "details"].contains(tag) }

    /// Whether the script knows it as a field.
    package var isField: Bool { isControl && number > 0 && self["type"] != "file" }

    package var isDisabled: Bool {
        if self["disabled"] != nil || self["data-disabled"] != nil { return true }
        var next = parent
        while let element = next {
            if element.tag == "fieldset", element["disabled"] != nil { return true }
            next = element.parent
        }
        return false
    }

    private var isBox: Bool { self["type"] == "checkbox" || self["type"] == "radio" }

    private var isMarked: Bool { mark ?? (self[tag == "option" ? "selected" : "checked"] != nil) }

    private var options: [BrowserElement] {
        children.flatMap { $0.tag == "option" ? [$0] : $0.options }
    }

    private var chosenOption: BrowserElement? { options.first(where: \.isMarked) ?? options.first }

    /// What stands in it: a text, or the value of what is chosen.
    package var value: String {
        switch tag {
        case "select": chosenOption?["value"] ?? ""
        case "textarea": entered ?? (text.first == "\n" ? String(text.dropFirst()) : text)
        default: entered ?? self["value"] ?? ""
        }
    }

    /// Puts a text into it.
    package func enter(_ text: String) {
        if tag == "select" {
            for option in options { option.mark = option["value"] == text }
        } else {
            entered = text
        }
    }

    /// Makes it what the HTML says.
    func reset() {
        entered = nil
        mark = nil
        for option in options { option.mark = nil }
    }

    /// The value of the elements that have one name.
    package static func value(of elements: [BrowserElement]) -> JSON {
        guard let first = elements.first else { return .null }
        if first.tag == "details" { return .bool(first["open"] != nil) }
        if first["type"] == "checkbox" { return .bool(first.isMarked) }
        if first["type"] == "radio" {
            return .string(elements.first(where: \.isMarked)?["value"] ?? "")
        }
        if first.tag == "select", first["multiple"] != nil {
            return .array(first.options.filter(\.isMarked).compactMap { $0["value"] }.map(JSON.string))
        }
        return .string(first.value)
    }

    /// The value that they have in the HTML.
    static func initialValue(of elements: [BrowserElement]) -> JSON {
        let kept = elements.flatMap { [$0] + $0.options }.map { ($0, $0.entered, $0.mark) }
        for (element, _, _) in kept { element.reset() }
        defer {
            for (element, entered, mark) in kept {
                element.entered = entered
                element.mark = mark
            }
        }
        return value(of: elements)
    }

    /// Shows a value in them.
    static func assign(_ value: JSON, to elements: [BrowserElement]) {
        guard let first = elements.first else { return }
        if first.tag == "details" {
            first["open"] = value == .bool(true) ? "" : nil
        } else if first.isBox || first["multiple"] != nil {
            let chosen = value.elements?.compactMap(\.string) ?? value.string.map { [$0] } ?? []
            for each in first.isBox ? elements : first.options {
                each.mark = value == .bool(true) || chosen.contains(each["value"] ?? "")
            }
        } else {
            first.enter(value.string ?? String(decoding: value.bytes, as: UTF8.self))
        }
    }

    /// What the HTML would say if it said what stands in it.
    private var shownAttributes: [(name: String, value: String)] {
        guard entered != nil || mark != nil else { return attributes }
        var shown = attributes
        func set(_ name: String, _ value: String?) {
            shown.removeAll { $0.name == name }
            if let value { shown.append((name, value)) }
        }
        if tag == "input", !isBox, self["type"] != "password" { set("value", value.isEmpty ? nil : value) }
        if tag == "option" { set("selected", isMarked ? "" : nil) }
        if isBox { set("checked", isMarked ? "" : nil) }
        return shown
    }

    private func write(into html: inout String) {
        html += "<\(tag)"
        for (name, value) in shownAttributes.sorted(by: { $0.name < $1.name }) {
            html += " \(name)=\"\(Self.escaped(value))\""
        }
        html += ">"
        guard !BrowserDocument.voidTags.contains(tag) else { return }
        if children.isEmpty {
            html += Self.escaped(tag == "textarea" ? value : text)
        } else {
            for child in children { child.write(into: &html) }
        }
        html += "</\(tag)>"
    }

    private static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x26 || $0 == 0x3C || $0 == 0x3E })
        else { return text }
        var writer = HTMLWriter()
        writer.text(text)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
