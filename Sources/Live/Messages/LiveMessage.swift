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
    /// How many fields a message may have: more than a person can have entered since the last one.
    package static let maximumFields = 256

    /// Reads a message. Of what is there several times the last counts.
    package init(_ bytes: [UInt8]) throws(MessageError) {
        var json = JSONParser(bytes, maximumDepth: 8)
        do {
            try self.init(&json)
            try json.finish()
        } catch let error as MessageError {
            throw error
        } catch {
            throw MessageError("The message is not JSON: \(error).")
        }
    }

    private init(_ json: inout JSONParser) throws {
        var page: PageID?
        var number: Int?
        var seen = 0
        var acknowledged: Int?
        var action: String?
        var attach: String?
        var isClosing = false
        var fields: [FieldEdit] = []
        var focus: String?
        guard try json.enterObject() else {
            _ = try json.value()
            throw MessageError("The message is not a JSON object.")
        }
        while let name = try json.nextMember() {
            switch name {
            case "page": page = try json.utf8().flatMap { $0.withUnsafeBytes(PageID.init(utf8:)) }
            case "n": number = try Self.integer(name, &json)
            case "seen": seen = try Self.integer(name, &json)
            case "fields": (fields, focus) = try Self.fields(&json)
            case "ack": acknowledged = try Self.integer(name, &json)
            case "action": action = try Self.string(name, &json)
            case "attach": attach = try Self.string(name, &json)
            case "close": isClosing = try json.value().bool ?? false
            default: _ = try json.value()
            }
        }
        guard let page else { throw MessageError("“page” is not a page's id.") }
        self.init(
            page: page, number: number, seen: seen, fields: fields, focus: focus, action: action,
            acknowledged: acknowledged, attach: attach, isClosing: isClosing)
    }

    private static func integer(_ name: String, _ json: inout JSONParser) throws -> Int {
        guard let integer = try json.integer(), integer >= 0 else {
            throw MessageError("“\(name)” is not a whole number from 0.")
        }
        return integer
    }

    private static func string(_ name: String, _ json: inout JSONParser) throws -> String {
        guard let string = try json.string() else { throw MessageError("“\(name)” is not a string.") }
        return string
    }

    /// Reads the fields. The focus is told like one, so that it comes with the edits made before it moved; its value is
    /// the name of the field that has it.
    private static func fields(_ json: inout JSONParser) throws -> ([FieldEdit], focus: String?) {
        guard try json.enterObject() else { throw MessageError("“fields” is not an object.") }
        var edits: [FieldEdit] = []
        // Where they stand by their names, once there are two.
        var places: [String: Int] = [:]
        var focus: String?
        while let name = try json.nextMember() {
            if name == "@focus" {
                focus = try json.value().elements?.last?.string ?? ""
                continue
            }
            guard let entry = try edit(of: name, &json) else {
                throw MessageError(
                    "The field “\(name)” is not [edit count, revision, string, boolean, number or list of strings]."
                )
            }
            if edits.count == 1 { places[edits[0].name] = 0 }
            if let place = places[name] {
                edits[place] = entry
                continue
            }
            guard edits.count < maximumFields else {
                throw MessageError("A message has at most \(maximumFields) fields.")
            }
            if !edits.isEmpty { places[name] = edits.count }
            edits.append(entry)
        }
        return (edits, focus)
    }

    private static func edit(of name: String, _ json: inout JSONParser) throws -> FieldEdit? {
        guard try json.enterArray(),
            try json.nextElement(), let edit = try json.integer(), edit >= 0,
            try json.nextElement(), let base = try json.integer(),
            try json.nextElement(), let value = FieldValue(try json.value()),
            try !json.nextElement()
        else { return nil }
        return FieldEdit(name: name, edit: edit, base: base, value: value)
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
