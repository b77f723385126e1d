package import DOM
package import JSON

/// A message of a browser's script to `POST /live`.
package struct LiveMessage: Sendable {
    /// The page that it speaks of.
    package let page: PageID
    /// Its number, one above the last; `nil` for a message that only attaches, resumes or closes.
    package let number: Int?
    /// The highest revision that the browser has applied.
    package let seen: Int
    /// The entries.
    package let fields: [FieldEdit]
    /// The field that has the focus, of those that the program asked about; empty if none of them has; `nil` if that has
    /// not changed.
    package let focus: String?
    /// The action to run after the fields are bound.
    package let action: String?
    /// The highest effect that the browser has carried out.
    package let acknowledged: Int?
    /// The stream on which the page's changes shall travel.
    package let attach: String?
    /// Whether the page has been closed.
    package let isClosing: Bool
}

extension LiveMessage {
    /// Reads a message.
    package init(_ bytes: [UInt8]) throws(MessageError) {
        let json: JSON
        do { json = try JSON(parsing: bytes, maximumDepth: 8) } catch {
            throw MessageError("The message is not JSON: \(error).")
        }
        guard json.members != nil else { throw MessageError("The message is not a JSON object.") }
        guard let page = json["page"]?.string.flatMap({ PageID($0) }) else {
            throw MessageError("“page” is not a page's id.")
        }
        self.page = page
        number = try Self.integer("n", in: json)
        seen = try Self.integer("seen", in: json) ?? 0
        acknowledged = try Self.integer("ack", in: json)
        action = try Self.string("action", in: json)
        attach = try Self.string("attach", in: json)
        isClosing = json["close"]?.bool ?? false
        (fields, focus) = try Self.fields(in: json)
    }

    private static func integer(_ name: String, in json: JSON) throws(MessageError) -> Int? {
        guard let value = json[name] else { return nil }
        guard let integer = value.integer, integer >= 0 else {
            throw MessageError("“\(name)” is not a whole number from 0.")
        }
        return integer
    }

    private static func string(_ name: String, in json: JSON) throws(MessageError) -> String? {
        guard let value = json[name] else { return nil }
        guard let string = value.string else { throw MessageError("“\(name)” is not a string.") }
        return string
    }

    /// How many fields a message may have: more than a person can have entered since the last one.
    package static let maximumFields = 256

    /// Reads the fields; of one that is there several times the last counts. The focus is told like one, so that it comes with the edits made before it moved; its value is
    /// the name of the field that has it.
    private static func fields(in json: JSON) throws(MessageError) -> ([FieldEdit], focus: String?) {
        guard let fields = json["fields"] else { return ([], nil) }
        guard let members = fields.members else { throw MessageError("“fields” is not an object.") }
        var edits: [FieldEdit] = []
        var places: [String: Int] = [:]
        var focus: String?
        for member in members {
            if member.name == "@focus" {
                focus = member.value.elements?.last?.string ?? ""
                continue
            }
            guard let parts = member.value.elements, parts.count == 3, let edit = parts[0].integer, edit >= 0,
                let base = parts[1].integer, let value = FieldValue(parts[2])
            else {
                throw MessageError(
                    "The field “\(member.name)” is not [edit count, revision, string, boolean, number or list of strings]."
                )
            }
            let entry = FieldEdit(name: member.name, edit: edit, base: base, value: value)
            if let place = places[member.name] {
                edits[place] = entry
                continue
            }
            guard edits.count < maximumFields else {
                throw MessageError("A message has at most \(maximumFields) fields.")
            }
            places[member.name] = edits.count
            edits.append(entry)
        }
        return (edits, focus)
    }
}

extension FieldValue {
    /// Reads an entry from a string, a truth value, a number or a list of strings. Returns nil for others.
    package init?(_ json: JSON) {
        switch json {
        case .string(let text): self = .text(text)
        case .bool(let flag): self = .flag(flag)
        case .integer(let integer): self = .number(Double(integer))
        case .number(let number): self = .number(number)
        case .array(let elements):
            let choices = elements.compactMap(\.string)
            guard choices.count == elements.count else { return nil }
            self = .choices(choices)
        default: return nil
        }
    }
}
