import JSON

/// Writes the operations of a frame: the list of `"ops"`, left out when it is empty.
///
/// | operation | effect |
/// |---|---|
/// | `["t",id,text]` | the element's content is this text |
/// | `["a",id,name,value]`, `["a",id,name]` | the attribute has this value; is removed |
/// | `["i",parent,after,html]` | the HTML is inserted behind a child, `0` for the beginning |
/// | `["m",parent,after,id]` | the element is moved there |
/// | `["k",parent,[ids]]` | only these children stay |
/// | `["x",id]` | the element is removed |
/// | `["title",text]` | the page's title |
/// | `["sheet",address]` | the page needs a style sheet, before all else in the frame |
struct OperationWriter: ~Copyable {
    private var json: JSONWriter
    private var isEmpty = true
    /// How addresses are written.
    private let addresses: SiteAddresses?

    init(json: consuming JSONWriter, addresses: SiteAddresses? = nil) {
        self.json = json
        self.addresses = addresses
    }

    /// Writes all that happened to an element that the reader knows.
    @MainActor
    mutating func element(_ element: Element, since cursor: Int) {
        if element.textRevision > cursor {
            begin("t", element.number)
            json.byte(",")
            json.string(element.childElements.isEmpty ? element.text : "")
            json.byte("]")
        }
        for attribute in element.attributes where attribute.revision > cursor {
            self.attribute(attribute.name, attribute.value, of: element.number)
        }
        element.writeProperties(since: cursor, into: &self)
        if element.childrenRevision > cursor { children(of: element, since: cursor) }
    }

    /// Sets an attribute, or removes it.
    mutating func attribute(_ name: StaticString, _ value: String?, of number: Int) {
        begin("a", number)
        json.raw(",\"")
        json.raw(name)
        json.byte("\"")
        if let value {
            json.byte(",")
            json.string(addresses?.resolve(value, of: name) ?? value)
        }
        json.byte("]")
    }

    mutating func title(_ title: String) {
        begin()
        json.raw("[\"title\",")
        json.string(title)
        json.byte("]")
    }

    mutating func styleSheet(_ address: String) {
        begin()
        json.raw("[\"sheet\",")
        json.string(addresses?(address) ?? address)
        json.byte("]")
    }

    mutating func remove(_ number: Int) {
        begin("x", number)
        json.byte("]")
    }

    @MainActor
    mutating func keep(_ element: Element) {
        begin("k", element.number)
        json.raw(",[")
        for (index, child) in element.childElements.enumerated() {
            if index > 0 { json.byte(",") }
            json.integer(child.number)
        }
        json.raw("]]")
    }

    /// Ends the list, and gives back what it was written into.
    consuming func finish() -> JSONWriter {
        if !isEmpty { json.byte("]") }
        return json
    }

    @MainActor
    private mutating func children(of element: Element, since cursor: Int) {
        var run = HTMLWriter()
        run.addresses = addresses
        var (runAfter, runEnd) = (0, 0)
        let children = element.childElements
        // What has come since came to its place then as well; mostly it is few of many.
        for index in children.indices where children[index].placed > cursor {
            let child = children[index]
            let after = index > 0 ? children[index - 1].number : 0
            let isNew = child.born > cursor
            if !isNew || index > runEnd { insert(&run, into: element, after: runAfter) }
            guard isNew else {
                move(child, into: element, after: after)
                continue
            }
            if run.isEmpty { runAfter = after }
            child.write(into: &run)
            runEnd = index + 1
        }
        insert(&run, into: element, after: runAfter)
    }

    @MainActor
    private mutating func insert(_ html: inout HTMLWriter, into element: Element, after: Int) {
        guard !html.isEmpty else { return }
        begin("i", element.number)
        json.byte(",")
        json.integer(after)
        json.byte(",")
        json.string(utf8: html.written)
        json.byte("]")
        html.removeAll()
    }

    @MainActor
    private mutating func move(_ child: Element, into element: Element, after: Int) {
        begin("m", element.number)
        json.byte(",")
        json.integer(after)
        json.byte(",")
        json.integer(child.number)
        json.byte("]")
    }

    private mutating func begin(_ operation: StaticString, _ number: Int) {
        begin()
        json.raw("[\"")
        json.raw(operation)
        json.raw("\",")
        json.integer(number)
    }

    private mutating func begin() {
        if isEmpty { json.raw(",\"ops\":[") } else { json.byte(",") }
        isEmpty = false
    }
}
