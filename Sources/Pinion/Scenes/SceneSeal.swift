internal import JSON
internal import Views

/// Makes what is stored on a page into a text that its browser keeps, and reads it when it comes back: only from the
/// same page, and from the same person.
struct SceneSeal {
    /// How many characters the text may have: it travels in a header field.
    static let maximumLength = 2_048

    /// The header field that it travels in.
    static let header = "pinion-scene"

    private let signer: Signer
    private let context: String

    /// - Parameters:
    ///   - path: the page's address, without its query.
    ///   - user: who is signed in, if anyone.
    init(signer: Signer, path: String, user: String?) {
        self.signer = signer
        context = "scene \(user ?? "") \(path)"
    }
}

extension SceneSeal {
    /// Makes the text; `nil` if there is nothing to keep.
    ///
    /// - Returns: also the keys whose values do not fit. A long text is left out rather than much that is short.
    func seal(_ scene: [String: SceneValue]) -> (text: String?, omitted: [String]) {
        var parts: [(key: String, bytes: [UInt8])] = scene.compactMap { key, value in
            value.json.map { (key, JSON.Member(key, $0).bytes) }
        }
        parts.sort { ($0.bytes.count, $0.key) < ($1.bytes.count, $1.key) }
        var json = JSONWriter()
        json.byte("{")
        var omitted: [String] = []
        for part in parts {
            // A comma before it, or the brace behind it.
            guard Signer.length(ofBytes: json.count + part.bytes.count + 2) <= Self.maximumLength else {
                omitted.append(part.key)
                continue
            }
            if json.count > 1 { json.byte(",") }
            json.raw(part.bytes)
        }
        guard json.count > 1 else { return (nil, omitted) }
        json.byte("}")
        return (signer.seal(json.bytes, for: context), omitted)
    }

    /// Reads such a text; `nil` if it is none, or that of another page or person.
    func open(_ text: String) -> [String: SceneValue]? {
        guard text.utf8.count <= Self.maximumLength, let bytes = signer.open(text, for: context),
            let members = try? JSON(parsing: bytes, maximumDepth: 2).members
        else { return nil }
        var scene: [String: SceneValue] = [:]
        for member in members { scene[member.name] = SceneValue(member.value) }
        return scene
    }
}

extension JSON.Member {
    /// `"name":value`
    fileprivate var bytes: [UInt8] {
        var writer = JSONWriter()
        writer.string(name)
        writer.byte(":")
        writer.value(value)
        return writer.bytes
    }
}

extension SceneValue {
    fileprivate init?(_ json: JSON) {
        switch json {
        case .bool(let flag): self = .flag(flag)
        case .integer(let integer): self = .integer(integer)
        case .number(let number): self = .number(number)
        case .string(let text): self = .text(text)
        default: return nil
        }
    }

    /// JSON has no word for numbers without end.
    fileprivate var json: JSON? {
        switch self {
        case .flag(let flag): .bool(flag)
        case .integer(let integer): .integer(integer)
        case .number(let number): number.isFinite ? .number(number) : nil
        case .text(let text): .string(text)
        }
    }
}
