package import JSON

/// Reads the events of a stream as its pieces come.
package struct EventParser {
    /// One event. Frames have no name.
    package struct Event {
        package let name: String?
        package let data: JSON
    }

    private var rest = ""

    package init() {}

    /// Takes a piece, and returns the events that are whole now.
    package mutating func take(_ piece: String) -> [Event] {
        rest += piece
        var events: [Event] = []
        while let end = rest.utf8.firstBlankLine {
            if let event = Event(rest[..<end]) { events.append(event) }
            rest.removeSubrange(..<rest.utf8.index(end, offsetBy: 2))
        }
        return events
    }
}

extension EventParser.Event {
    fileprivate init?(_ block: Substring) {
        var name: String?
        var data: Substring?
        for line in block.split(separator: "\n") {
            if line.hasPrefix("event: ") { name = String(line.dropFirst(7)) }
            if line.hasPrefix("data: ") { data = line.dropFirst(6) }
        }
        guard let data, let json = try? JSON(parsing: Array(data.utf8), maximumDepth: 64) else { return nil }
        self.init(name: name, data: json)
    }
}

extension String.UTF8View {
    /// Where two line feeds follow one another.
    fileprivate var firstBlankLine: Index? {
        var last: UInt8 = 0
        var index = startIndex
        while index < endIndex {
            if self[index] == 0x0A, last == 0x0A { return self.index(before: index) }
            last = self[index]
            index = self.index(after: index)
        }
        return nil
    }
}
