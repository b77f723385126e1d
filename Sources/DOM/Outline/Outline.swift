package import JSON

/// What a page says and offers, for scripts: entries in the order in which a person reads them.
///
/// It is made from the elements when somebody asks for it; they keep nothing for it. What a person does not see is not
/// in it: what is hidden or folded away, decorations, what stands in fields that keep a secret. Each entry is an object
/// whose first member says what it is:
///
/// ```json
/// [
///   {"heading": "People", "level": 1},
///   {"list": [[{"link": "Ada", "address": "/people/1"}, {"action": "follow-1", "label": "Follow"}]]},
///   {"table": "Disks", "columns": ["Name", "Free"], "rows": [{"Name": "sda", "Free": "12 GB"}]},
///   {"text": "All is well."}
/// ]
/// ```
@MainActor
package struct Outline {
    /// How many entries are told.
    package static let entryLimit = 10_000
    /// How many bytes of text are told.
    package static let byteLimit = 1 << 20

    private let addresses: SiteAddresses?
    private var entries = 0
    private var bytes = 0
    /// Whether there was more to tell than is told.
    private var isCut = false
    /// The element that is told already, by the one around it.
    private var told: Element?
    private var isInFigure = false

    private init(_ addresses: SiteAddresses?) {
        self.addresses = addresses
    }

    /// The outline of a document. One that is too long ends with `{"truncated": true}`.
    package static func entries(of document: Document) -> JSON {
        var outline = Outline(document.addresses)
        return .array(outline.entries(of: [document.root]))
    }
}

extension Outline {
    private mutating func read(_ element: Element, into items: inout [JSON]) {
        guard !isCut, element.isSeen, element !== told else { return }
        if let control = element.asControl { return read(control, into: &items) }
        if let labeled = element as? LabeledField { return read(labeled, into: &items) }
        switch Part(of: element) {
        case .nothing: break
        case .heading(let level): readHeading(element, level, into: &items)
        case .list: readList(element, into: &items)
        case .table:
            let label = caption(of: element) ?? element["aria-label"] ?? groupLabel(of: element)
            readTable(element, as: "table", label, into: &items)
        case .figure: readFigure(element, into: &items)
        case .dialog: readDialog(element, into: &items)
        case .navigation: readNavigation(element, into: &items)
        case .link: readLink(element, into: &items)
        case .picture, .drawing: readPicture(element, into: &items)
        case .meter, .progress: readBar(element, element["aria-label"] ?? "", nil, into: &items)
        case .label: readLabel(element, into: &items)
        case .other: readOther(element, into: &items)
        }
    }

    private mutating func entries(of elements: [Element]) -> [JSON] {
        var items: [JSON] = []
        for element in elements { read(element, into: &items) }
        return items
    }

    /// Whether another entry with this text may be told. The first one that may not leaves a mark.
    private mutating func takes(_ text: String, in items: inout [JSON]) -> Bool {
        guard !isCut else { return false }
        guard entries < Self.entryLimit, bytes + text.utf8.count <= Self.byteLimit else {
            isCut = true
            items.append(.object([.init("truncated", .bool(true))]))
            return false
        }
        entries += 1
        bytes += text.utf8.count
        return true
    }

    private mutating func add(
        _ kind: String, _ text: String, _ more: [JSON.Member] = [], to items: inout [JSON]
    ) {
        guard takes(text, in: &items) else { return }
        items.append(.object([.init(kind, .string(text))] + more))
    }

    private mutating func readNavigation(_ element: Element, into items: inout [JSON]) {
        let label = element["aria-label"]
        guard takes(label ?? "", in: &items) else { return }
        var members = [JSON.Member("navigation", .array(entries(of: element.childElements)))]
        if let label { members.append(.init("label", .string(label))) }
        items.append(.object(members))
    }
}

// Texts.
extension Outline {
    private mutating func readOther(_ element: Element, into items: inout [JSON]) {
        if element.childElements.isEmpty || element is TextElement {
            let text = element.textContent
            guard text.contains(where: { !$0.isWhitespace }) else { return }
            let label = element["aria-label"].map { [JSON.Member("label", .string($0))] } ?? []
            add("text", text, label, to: &items)
        } else if element.tag.isEqual(to: "p"), element.isPlain {
            add("text", element.textContent, to: &items)
        } else if element.hasClass("labeled-content"), let label = element.childElements.first,
            let content = element.childElements.last, element.childElements.count == 2,
            label.isPlain, content.isPlain, content.isSeen
        {
            add("text", content.textContent, [.init("label", .string(label.textContent))], to: &items)
        } else {
            items += entries(of: element.childElements)
        }
    }

    private mutating func readHeading(_ element: Element, _ level: Int, into items: inout [JSON]) {
        add("heading", element.textContent, [.init("level", .integer(level))], to: &items)
        guard !element.isPlain else { return }
        items += entries(of: element.childElements).filter { $0["text"] == nil }
    }

    private mutating func readLink(_ element: Element, into items: inout [JSON]) {
        guard let address = element["href"] else { return add("text", element.readLabel, to: &items) }
        var more = [JSON.Member("address", .string(addresses?(address) ?? address))]
        if element["aria-current"] != nil { more.append(.init("current", .bool(true))) }
        add("link", element.readLabel, more, to: &items)
    }

    private mutating func readPicture(_ element: Element, into items: inout [JSON]) {
        guard let label = element["alt"] ?? element["aria-label"], !label.isEmpty, !isInFigure else { return }
        var more: [JSON.Member] = []
        let source = element["src"] ?? element["srcset"] ?? ""
        if let address = source.split(separator: " ").first.map(String.init), !address.hasPrefix("data:") {
            more.append(.init("address", .string(addresses?(address) ?? address)))
        }
        let text = element.tag.isEqual(to: "svg") ? "" : element.textContent
        if !text.isEmpty { more.append(.init("text", .string(text))) }
        add("picture", label, more, to: &items)
    }

    /// How much of something there is, or how far it has come, with the texts at its bar.
    private mutating func readLabel(_ element: Element, into items: inout [JSON]) {
        let parts = element.childElements
        let bar = parts.firstIndex { $0.tag.isEqual(to: "meter") || $0.tag.isEqual(to: "progress") }
        guard let bar, parts[bar].isSeen else {
            items += entries(of: parts)
            return
        }
        func text(_ parts: ArraySlice<Element>) -> String {
            parts.map(\.textContent).filter { !$0.isEmpty }.joined(separator: " ")
        }
        let words = text(parts[(bar + 1)...])
        readBar(parts[bar], text(parts[..<bar]), words.isEmpty ? nil : words, into: &items)
    }

    private mutating func readBar(
        _ bar: Element, _ label: String, _ words: String?, into items: inout [JSON]
    ) {
        let isMeter = bar.tag.isEqual(to: "meter")
        var more: [JSON.Member] = []
        if let value = bar["value"] {
            more.append(.init("value", .figure(Double(value) ?? .nan)))
            if isMeter { more.append(.init("minimum", .figure(bar["min"].flatMap(Double.init) ?? 0))) }
            more.append(.init("maximum", .figure(bar["max"].flatMap(Double.init) ?? 1)))
        } else {
            more.append(.init("busy", .bool(true)))
        }
        if let words { more.append(.init("text", .string(words))) }
        add(isMeter ? "meter" : "progress", label, more, to: &items)
    }
}

// Fields and buttons.
extension Outline {
    private mutating func read(_ control: FormControl, into items: inout [JSON]) {
        if let details = control as? DetailsElement { return read(details, into: &items) }
        guard let name = control.renderedName else { return }
        var more = [JSON.Member("label", .string(control.readName))]
        if control["aria-busy"] == "true" { more.append(.init("busy", .bool(true))) }
        if let isSelected = control["aria-selected"] {
            more.append(.init("selected", .bool(isSelected == "true")))
        }
        add(control.isField ? "field" : "action", name, more, to: &items)
    }

    private mutating func read(_ labeled: LabeledField, into items: inout [JSON]) {
        guard labeled.field.isSeen else { return }
        read(labeled.field, into: &items)
        // What stands at the ends of a slider is hidden from screen readers only.
        for element in labeled.beside where !element.isHidden && element !== told {
            items += entries(of: element.childElements.isEmpty ? [element] : element.childElements)
        }
    }

    /// What can be opened: the browser opens it by itself, unless the program wants to know.
    private mutating func read(_ details: DetailsElement, into items: inout [JSON]) {
        let label = details.summary.readLabel
        guard takes(label, in: &items) else { return }
        var members = [JSON.Member("details", .string(label))]
        if details.isField, let name = details.renderedName {
            members += [.init("field", .string(name)), .init("open", .bool(details.isOpen))]
        }
        if details.isOpen || !details.isField {
            let inside = details.childElements.filter { $0 !== details.summary }
            members.append(.init("content", .array(entries(of: inside))))
        }
        items.append(.object(members))
    }

    private mutating func readDialog(_ dialog: Element, into items: inout [JSON]) {
        guard dialog["open"] != nil else { return }
        let heading = dialog["aria-labelledby"].flatMap { id in dialog.first { $0["id"] == id } }
        let outer = told
        told = heading
        let title = heading?.textContent ?? dialog["aria-label"] ?? ""
        if takes(title, in: &items) {
            let content = entries(of: dialog.childElements)
            items.append(.object([.init("dialog", .string(title)), .init("content", .array(content))]))
        }
        told = outer
    }
}

// Rows.
extension Outline {
    private mutating func readList(_ list: Element, into items: inout [JSON]) {
        guard takes("", in: &items) else { return }
        var rows: [JSON] = []
        for child in list.childElements where child.isSeen && !isCut {
            let isItem = child.tag.isEqual(to: "li") && !child.childElements.isEmpty
            let row = entries(of: isItem ? child.childElements : [child])
            if !row.isEmpty { rows.append(.array(row)) }
        }
        items.append(.object([.init("list", .array(rows))]))
    }

    /// A drawing of figures, which brings its data along as a table.
    private mutating func readFigure(_ figure: Element, into items: inout [JSON]) {
        guard let table = figure.first(where: { $0.tag.isEqual(to: "table") }) else {
            items += entries(of: figure.childElements)
            return
        }
        let drawing = figure.first { $0.tag.isEqual(to: "svg") && $0["aria-label"] != nil }
        let title = figure["aria-label"] ?? drawing?["aria-label"] ?? caption(of: table)
        readTable(table, as: "chart", title, into: &items)
        let outer = (told, isInFigure)
        (told, isInFigure) = (table, true)
        items += entries(of: figure.childElements)
        (told, isInFigure) = outer
    }

    /// The label of the nearest group around a table that is there for it alone.
    private func groupLabel(of table: Element) -> String? {
        var next = table.parent
        while let group = next, group === table.parent || group["role"] == "group" {
            if let label = group["aria-label"] { return label }
            next = group.parent
        }
        return nil
    }

    private func caption(of table: Element) -> String? {
        table.childElements.first { $0.tag.isEqual(to: "caption") }?.textContent
    }

    private mutating func readTable(
        _ table: Element, as kind: String, _ label: String?, into items: inout [JSON]
    ) {
        guard takes(label ?? "", in: &items) else { return }
        var (head, body) = rows(of: table)
        if head == nil, let first = body.first, first.childElements.allSatisfy({ $0.tag.isEqual(to: "th") }) {
            head = body.removeFirst()
        }
        let heads = head?.childElements.filter(\.isSeen) ?? []
        let columns = Self.columnNames(heads)
        var members = [
            JSON.Member(kind, .string(label ?? "")), .init("columns", .array(columns.map(JSON.string))),
        ]
        let controls = heads.flatMap { $0.isPlain ? [] : entries(of: [$0]) }.filter { $0["text"] == nil }
        if !controls.isEmpty { members.append(.init("controls", .array(controls))) }
        var rows: [JSON] = []
        for row in body where !isCut {
            var cells: [JSON.Member] = []
            for cell in row.childElements where cell.isSeen && !isCut {
                let number = cells.count
                let name = number < columns.count ? columns[number] : "\(number + 1)"
                cells.append(.init(name, readCell(cell)))
            }
            if !cells.isEmpty { rows.append(.object(cells)) }
        }
        items.append(.object(members + [.init("rows", .array(rows))]))
    }

    /// A cell is its text, and an array of entries if there is more than text in it.
    private mutating func readCell(_ cell: Element) -> JSON {
        let content = entries(of: cell.childElements.isEmpty ? [cell] : cell.childElements)
        let texts = content.compactMap { $0["text"]?.string }
        let isText = texts.count == content.count && content.allSatisfy { $0.members?.count == 1 }
        return isText ? .string(texts.joined(separator: " ")) : .array(content)
    }

    private func rows(of table: Element) -> (head: Element?, body: [Element]) {
        var head: Element?
        var body: [Element] = []
        for child in table.childElements where child.isSeen {
            if child.tag.isEqual(to: "tr") {
                body.append(child)
            } else if child.tag.isEqual(to: "thead") {
                head = head ?? child.childElements.first
            } else {
                body += child.childElements.filter { $0.tag.isEqual(to: "tr") && $0.isSeen }
            }
        }
        return (head, body)
    }

    /// The names of columns: each is there once, and one without a name has its number.
    private static func columnNames(_ heads: [Element]) -> [String] {
        var names: [String] = []
        var known: Set<String> = []
        for (index, head) in heads.enumerated() {
            let name = head.readLabel
            var unique = name.isEmpty ? "\(index + 1)" : name
            if known.contains(unique) { unique += " \(index + 1)" }
            while !known.insert(unique).inserted { unique += "'" }
            names.append(unique)
        }
        return names
    }
}

extension Element {
    /// Whether there is nothing but text inside.
    fileprivate final var isPlain: Bool {
        childElements.allSatisfy { child in
            guard child.asControl == nil, case .other = Part(of: child) else { return false }
            return child.isPlain
        }
    }
}
