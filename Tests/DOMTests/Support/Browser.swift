import JSON

@testable import DOM

/// A browser's document for tests: made from HTML, changed by frames.
final class Browser {
    final class Node {
        let tag: String
        var attributes: [(name: String, value: String)]
        var text = ""
        var children: [Node] = []
        weak var parent: Node?

        init(tag: String, attributes: [(name: String, value: String)]) {
            self.tag = tag
            self.attributes = attributes
        }

        subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

        func set(_ name: String, _ value: String?) {
            if let index = attributes.firstIndex(where: { $0.name == name }) {
                if let value { attributes[index].value = value } else { attributes.remove(at: index) }
            } else if let value {
                attributes.append((name, value))
            }
        }

        func remove() {
            parent?.children.removeAll { $0 === self }
            parent = nil
        }

        func insert(_ node: Node, after number: Int) {
            node.remove()
            let index = children.firstIndex { $0["data-n"] == "\(number)" }.map { $0 + 1 } ?? 0
            children.insert(node, at: index)
            node.parent = self
        }

        /// The element as HTML with its attributes in order of their names: their order says nothing.
        var html: String {
            let start =
                attributes.sorted { $0.name < $1.name }
                .reduce("<\(tag)") { "\($0) \($1.name)=\"\($1.value)\"" } + ">"
            guard tag != "input" else { return start }
            return start + (children.isEmpty ? text : children.map(\.html).joined()) + "</\(tag)>"
        }
    }

    private(set) var root: Node
    private(set) var title = ""
    private(set) var applied: Int
    private var index: [String: Node] = [:]
    private var dropped: [Node] = []
    /// How many operations the frames had.
    private(set) var operations: [String] = []

    init(html: String, revision: Int) {
        root = Node(tag: "", attributes: [])
        applied = revision
        root = parse(html)[0]
    }

    var html: String { root.html }

    /// Applies a frame by the rule of the protocol; `false` means a gap.
    @discardableResult
    func apply(_ frame: JSON) -> Bool {
        guard let base = frame["b"]?.integer, let end = frame["q"]?.integer else { return false }
        guard end > applied else { return true }
        guard base <= applied else { return false }
        applied = end
        for operation in frame["ops"]?.elements ?? [] { perform(operation.elements ?? []) }
        for field in frame["fields"]?.members ?? [] {
            guard let parts = field.value.elements, parts.count == 2, let value = parts[1].string else {
                continue
            }
            for node in index.values where node.tag == "input" && node["name"] == field.name {
                node.set("value", value.isEmpty ? nil : escaped(value))
            }
        }
        for node in dropped where !isAttached(node) { forget(node) }
        dropped.removeAll()
        return true
    }

    private func perform(_ operation: [JSON]) {
        operations.append(String(decoding: JSON.array(operation).bytes, as: UTF8.self))
        func node(_ position: Int) -> Node? { operation[position].integer.flatMap { index["\($0)"] } }
        switch operation.first?.string {
        case "title": title = operation[1].string ?? ""
        case "t":
            guard let node = node(1) else { return }
            for child in node.children { drop(child) }
            node.text = escaped(operation[2].string ?? "")
        case "a":
            node(1)?.set(
                operation[2].string ?? "", operation.count > 3 ? escaped(operation[3].string ?? "") : nil)
        case "i":
            guard let parent = node(1), var after = operation[2].integer else { return }
            for child in parse(operation[3].string ?? "") {
                parent.insert(child, after: after)
                after = Int(child["data-n"] ?? "") ?? 0
            }
        case "m":
            guard let parent = node(1), let child = node(3), let after = operation[2].integer else { return }
            parent.insert(child, after: after)
        case "x": if let node = node(1) { drop(node) }
        case "k":
            let kept = Set((operation[2].elements ?? []).compactMap { $0.integer.map(String.init) })
            for child in node(1)?.children ?? [] where !kept.contains(child["data-n"] ?? "") { drop(child) }
        default: break
        }
    }

    private func drop(_ node: Node) {
        node.remove()
        dropped.append(node)
    }

    private func isAttached(_ node: Node) -> Bool {
        var top = node
        while let parent = top.parent { top = parent }
        return top === root
    }

    private func forget(_ node: Node) {
        if let number = node["data-n"], index[number] === node { index[number] = nil }
        for child in node.children { forget(child) }
    }

    private func escaped(_ text: String) -> String {
        var writer = HTMLWriter()
        writer.text(text)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// Reads the HTML that this project writes: well-formed, all attributes in quotes.
    private func parse(_ html: String) -> [Node] {
        var nodes: [Node] = []
        var open: [Node] = []
        var rest = html[...]
        while !rest.isEmpty {
            if rest.hasPrefix("</") {
                open.removeLast()
                rest = rest.drop { $0 != ">" }.dropFirst()
            } else if rest.hasPrefix("<") {
                let node = startTag(&rest)
                if let parent = open.last {
                    parent.children.append(node)
                    node.parent = parent
                } else {
                    nodes.append(node)
                }
                if node.tag != "input" { open.append(node) }
            } else {
                let text = rest.prefix { $0 != "<" }
                open.last?.text = String(text)
                rest = rest.dropFirst(text.count)
            }
        }
        return nodes
    }

    private func startTag(_ rest: inout Substring) -> Node {
        rest = rest.dropFirst()
        let tag = rest.prefix { $0 != " " && $0 != ">" }
        rest = rest.dropFirst(tag.count)
        var attributes: [(name: String, value: String)] = []
        while rest.hasPrefix(" ") {
            let name = rest.dropFirst().prefix { $0 != "=" }
            let value = rest.dropFirst(name.count + 3).prefix { $0 != "\"" }
            attributes.append((String(name), String(value)))
            rest = rest.dropFirst(name.count + value.count + 4)
        }
        rest = rest.dropFirst()
        let node = Node(tag: String(tag), attributes: attributes)
        if let number = node["data-n"] {
            index[number]?.remove()
            index[number] = node
        }
        return node
    }
}
