internal import DOM
internal import JSON
internal import Live

extension TestTab {
    /// Types a text into a field as the page's script tells it to the server, and returns the frame that it is answered
    /// with, as JSON.
    ///
    /// It goes the way of one keystroke, and looks at nothing else on the page: to see what exactly is sent, and to
    /// measure what a keystroke costs.
    ///
    /// - Parameters:
    ///   - text: what stands in the field now.
    ///   - name: the field's name for scripts.
    /// - Throws: ``TestFailure`` if the field does not take it.
    public func send(_ text: String, toFieldNamed name: String) throws -> String {
        let edit = (page.document.control(named: name)?.edits ?? 0) + 1
        let message = try LiveMessage(message(text, name, edit: edit))
        switch sessions.receive(message, from: page.session.id) {
        case .frame(let frame):
            seen = page.document.revision
            return String(decoding: frame, as: UTF8.self)
        case .refused(let refusals, _):
            throw TestFailure(refusals.map(\.reason).joined(separator: " "))
        default:
            throw TestFailure("The page is not open any more.")
        }
    }

    private func message(_ text: String, _ name: String, edit: Int) -> [UInt8] {
        var json = JSONWriter(capacity: 256)
        json.raw("{\"page\":")
        json.string(page.id.text)
        json.raw(",\"n\":")
        json.integer(page.lastMessage + 1)
        json.raw(",\"seen\":")
        json.integer(seen)
        json.raw(",\"fields\":{")
        json.string(name)
        json.raw(":[")
        json.integer(edit)
        json.raw(",")
        json.integer(seen)
        json.raw(",")
        json.string(text)
        json.raw("]}}")
        return json.bytes
    }
}
