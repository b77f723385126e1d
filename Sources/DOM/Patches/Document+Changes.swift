package import JSON

extension Document {
    /// Writes what a reader has to be told that has seen the document up to a revision, as members of a frame:
    /// `"b":112,"q":113,"fields":{…},"ops":[…],"effects":[…]`.
    ///
    /// The law that the tests hold it to: the HTML of revision `cursor` with these operations applied is the
    /// HTML of now.
    package func writeChanges(since cursor: Int, into json: inout JSONWriter) {
        json.raw("\"b\":")
        json.integer(cursor)
        json.raw(",\"q\":")
        json.integer(revision)
        if cursor < revision {
            writeFields(since: cursor, into: &json)
            writeOperations(since: cursor, into: &json)
        }
        if !effects.isEmpty {
            json.raw(",\"effects\":[")
            for (index, effect) in effects.enumerated() {
                if index > 0 { json.byte(",") }
                effect.write(into: &json, addresses)
            }
            json.byte("]")
        }
    }

    private func writeFields(since cursor: Int, into json: inout JSONWriter) {
        var isFirst = true
        // What a reader that keeps up has to be told of is what this turn changed.
        if cursor >= turnBase {
            for element in turn where element.documentPointer === self {
                if let control = element.asControl {
                    writeField(control, since: cursor, isFirst: &isFirst, into: &json)
                }
            }
        } else {
            for control in controls { writeField(control, since: cursor, isFirst: &isFirst, into: &json) }
        }
        if !isFirst { json.byte("}") }
    }

    private func writeField(
        _ control: FormControl, since cursor: Int, isFirst: inout Bool, into json: inout JSONWriter
    ) {
        guard control.born <= cursor || control.editRevision > cursor, let name = control.renderedName,
            max(control.editRevision, control.valueRevision) > cursor
        else { return }
        if isFirst { json.raw(",\"fields\":{") } else { json.byte(",") }
        isFirst = false
        json.string(name)
        json.raw(":[")
        json.integer(control.edits)
        if control.valueRevision >= control.editRevision {
            json.byte(",")
            control.writeValue(into: &json)
        }
        json.byte("]")
    }

    private func writeOperations(since cursor: Int, into json: inout JSONWriter) {
        // Two writers of the same bytes would have them copied.
        var operations = OperationWriter(json: exchange(&json, with: JSONWriter()), addresses: addresses)
        if titleRevision > cursor { operations.title(title) }
        for sheet in styleSheets where sheet.revision > cursor { operations.styleSheet(sheet.address) }
        if cursor >= turnBase {
            for changed in changedThisTurn(since: cursor) {
                operations.element(changed.element, since: cursor)
            }
        } else {
            writeTree(root, since: cursor, into: &operations)
        }
        if cursor < tombstones.forgotten { keepOnly(in: root, since: cursor, into: &operations) }
        for tombstone in tombstones.all where tombstone.revision > cursor {
            operations.remove(tombstone.number)
        }
        json = operations.finish()
    }

    /// The elements that the reader knows and the latest turn changed, outer ones first: an element is in its
    /// place before something is moved into it.
    private func changedThisTurn(since cursor: Int) -> [Changed] {
        var known: [Changed] = []
        known.reserveCapacity(turn.count)
        // Whether they are in order already; mostly they are few, and as deep.
        var isSorted = true
        for element in turn {
            guard let depth = isKnown(element, since: cursor) else { continue }
            if let last = known.last, depth < last.depth { isSorted = false }
            known.append(Changed(element: element, depth: depth))
        }
        if !isSorted { known.sort(by: Changed.isOutside) }
        return known
    }

    /// A changed element, and how many are around it.
    private struct Changed {
        let element: Element
        let depth: Int

        static func isOutside(_ one: Changed, _ other: Changed) -> Bool { one.depth < other.depth }
    }

    /// The depth of an element whose HTML is not sent with that of one around it; `nil` for all others.
    private func isKnown(_ element: Element, since cursor: Int) -> Int? {
        var depth = 0
        var next = element
        while true {
            guard next.born <= cursor else { return nil }
            guard let parent = next.parentElement else { return next === root ? depth : nil }
            depth += 1
            next = parent
        }
    }

    private func writeTree(_ element: Element, since cursor: Int, into operations: inout OperationWriter) {
        if element.changed > cursor { operations.element(element, since: cursor) }
        for child in element.childElements where child.born <= cursor {
            writeTree(child, since: cursor, into: &operations)
        }
    }

    /// For a reader so far behind that what is gone is forgotten: names what is still there.
    private func keepOnly(in element: Element, since cursor: Int, into operations: inout OperationWriter) {
        if element.childrenRevision > cursor, element.textRevision <= element.childrenRevision {
            operations.keep(element)
        }
        for child in element.childElements where child.born <= cursor {
            keepOnly(in: child, since: cursor, into: &operations)
        }
    }
}
