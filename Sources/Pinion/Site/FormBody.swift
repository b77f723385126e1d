internal import DOM
internal import Encoding
internal import JSON
internal import Live

/// What a form, or a script, asks of a page: entries for fields, and an action.
struct FormBody: Sendable {
    /// The page that the form stands on.
    var page: NamedPage?
    /// What was stored on that page, if something was.
    var scene: String?
    var edits: [FieldEdit] = []
    var action: String?
    /// Files, each for a field.
    var files: [(name: String, file: UploadedFile)] = []

    /// How many fields a form may have: it sends all of them, whether or not anything was entered.
    private static let maximumFields = 1_000
}

extension FormBody {
    /// Reads `application/x-www-form-urlencoded`.
    init(urlEncoded body: [UInt8]) throws(RequestProblem) {
        var pairs: [(name: String, value: String)] = []
        for pair in body.split(separator: UInt8(ascii: "&")) {
            let parts = pair.split(
                separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = FormText.decoded(parts[0]),
                let value = FormText.decoded(parts.count > 1 ? parts[1] : [])
            else { throw RequestProblem("The form is not in UTF-8.") }
            pairs.append((name, value))
        }
        try read(pairs)
    }

    /// Takes what a `multipart/form-data` form says.
    init(_ form: MultipartForm) throws(RequestProblem) {
        try read(form.texts)
        files = form.files
    }

    private mutating func read(_ pairs: [(name: String, value: String)]) throws(RequestProblem) {
        var values: [String: [String]] = [:]
        var names: [String] = []
        for (name, value) in pairs {
            switch name {
            case "_page": page = NamedPage(value)
            case "_scene": scene = value
            case "action": action = value
            default:
                if values[name] == nil { names.append(name) }
                values[name, default: []].append(value)
            }
        }
        guard names.count <= Self.maximumFields else {
            throw RequestProblem("A form has at most \(Self.maximumFields) fields.")
        }
        // What comes more than once is a list: of choices, or of a box and what stands for it while it is empty.
        edits = names.map { name in
            let values = values[name] ?? []
            return FieldEdit(
                name: name, value: values.count == 1 ? .text(values[0]) : .choices(values), isFromForm: true)
        }
    }

    /// Reads a JSON object: `{"action": "save", "name": "Ada"}`. Of a field that is there several times the last counts.
    init(json body: [UInt8]) throws(RequestProblem) {
        let json: JSON
        do { json = try JSON(parsing: body, maximumDepth: 8) } catch {
            throw RequestProblem("The body is not JSON: \(error).")
        }
        guard let members = json.members else { throw RequestProblem("The body is not a JSON object.") }
        var places: [String: Int] = [:]
        for member in members {
            if member.name == "action" {
                guard let action = member.value.string else {
                    throw RequestProblem("“action” is not a string.")
                }
                self.action = action
            } else if let value = FieldValue(member.value) {
                let edit = FieldEdit(name: member.name, value: value)
                if let place = places[member.name] {
                    edits[place] = edit
                    continue
                }
                guard edits.count < LiveMessage.maximumFields else {
                    throw RequestProblem("At most \(LiveMessage.maximumFields) fields can be set at once.")
                }
                places[member.name] = edits.count
                edits.append(edit)
            } else {
                throw RequestProblem(
                    "“\(member.name)” is a \(member.value.kind): a field takes a string, a boolean, a number or a list of strings."
                )
            }
        }
    }
}

/// Why the body of a request could not be read.
struct RequestProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
