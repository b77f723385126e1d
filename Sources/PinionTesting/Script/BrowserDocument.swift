package import JSON

/// The elements of a page in a simulated browser: made from HTML, changed by the operations of frames.
package final class BrowserDocument {
    package private(set) var root = BrowserElement(tag: "", attributes: [])
    package var title = ""
    /// Told of elements that have come, have gone, and of each before an operation touches it.
    var onAdd: ((BrowserElement) -> Void)?
    var onRemove: ((BrowserElement) -> Void)?
    var onTouch: ((BrowserElement) -> Void)?
    private var index: [Int: BrowserElement] = [:]
    /// Those that were taken out: another operation may put them back.
    private var dropped: [BrowserElement] = []

    /// - Parameter html: what this project writes: well-formed, all attributes in quotes.
    package init(html: String) {
        root = parse(html).first ?? root
    }

    static let voidTags: Set = ["input", "br", "hr", "img", "col", "wbr"]
}

extension BrowserDocument {
    /// The page as HTML, with what stands in its fields.
    package var html: String { root.html }

    subscript(number: Int) -> BrowserElement? { index[number] }

    /// Applies the operations of a frame.
    package func apply(_ operations: [JSON]) {
        for operation in operations { perform(operation.elements ?? []) }
        for element in dropped where !isAttached(element) { forget(element) }
        dropped.removeAll()
    }

    private func perform(_ operation: [JSON]) {
        guard operation.count > 1, let kind = operation[0].string else { return }
        if kind == "title" {
            title = operation[1].string ?? ""
            return
        }
        // Those who read a page without seeing it have no use for its style sheets.
        if kind == "sheet" { return }
        guard let element = operation[1].integer.flatMap({ index[$0] }) else { return }
        onTouch?(element)
        switch kind {
        case "t":
            for child in element.children { drop(child) }
            element.text = operation[2].string ?? ""
        case "a":
            let name = operation[2].string ?? ""
            element[name] = operation.count > 3 ? operation[3].string ?? "" : nil
            if name == "name" { onAdd?(element) }
        case "i":
            guard var after = operation[2].integer else { return }
            for child in parse(operation[3].string ?? "") {
                element.insert(child, after: after)
                after = child.number
                child.visit { onAdd?($0) }
            }
        case "m":
            guard let child = operation[3].integer.flatMap({ index[$0] }), let after = operation[2].integer
            else { return }
            element.insert(child, after: after)
        case "x": drop(element)
        case "k":
            let kept = Set((operation[2].elements ?? []).compactMap(\.integer))
            for child in element.children where child.number > 0 && !kept.contains(child.number) {
                drop(child)
            }
        default: break
        }
    }

    private func drop(_ element: BrowserElement) {
        element.remove()
        dropped.append(element)
    }

    private func isAttached(_ element: BrowserElement) -> Bool {
        var top = element
        while let parent = top.parent { top = parent }
        return top === root
    }

    private func forget(_ element: BrowserElement) {
        if index[element.number] === element { index[element.number] = nil }
        onRemove?(element)
        for child in element.children { forget(child) }
    }

    private func parse(_ html: String) -> [BrowserElement] {
        var parser = HTMLParser(html)
        return parser.parse { element in
            guard element.number > 0 else { return }
            if let old = index.updateValue(element, forKey: element.number) { drop(old) }
        }
    }
}
