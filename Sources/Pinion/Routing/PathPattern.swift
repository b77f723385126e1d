internal import DOM

/// The address of a page, some parts of which may be values: `/articles/:id`.
struct PathPattern: Sendable {
    /// A part between two slashes.
    enum Part: Sendable, Equatable {
        case literal(String)
        case value(name: String)
    }

    let text: String
    let parts: [Part]

    /// Reads `/articles/:id`.
    init(_ text: String) {
        self.text = text
        parts = Self.split(text).map { part in
            part.first == ":" ? .value(name: String(part.dropFirst())) : .literal(String(part))
        }
    }

    /// What is wrong with it, if something is.
    var problem: String? {
        guard text.hasPrefix("/") else { return "the path \"\(text)\" does not begin with a slash" }
        let names = parts.compactMap { if case .value(let name) = $0 { name } else { nil } }
        guard !names.contains("") else { return "the path \"\(text)\" has a value without a name" }
        guard !isPinions else { return "the path \"\(text)\" is one of Pinion's own" }
        return nil
    }

    /// Whether Pinion answers there itself, so that nothing else would ever be asked.
    private var isPinions: Bool {
        ["/live", "/healthz", "/readyz"].contains(text) || text.hasPrefix(UploadRequest.folder)
            || text.hasPrefix(Picture.folder)
    }

    /// What is wrong if content takes so many of its values: all of them, or none.
    func problem(ofTaking count: Int, _ kind: String) -> String? {
        count == 0 || count == valueCount
            ? nil
            : "\(kind)(\"\(text)\") has \(valueCount) values in its address, but its content takes \(count)"
    }

    /// The same for patterns that stand for the same addresses.
    var shape: String {
        parts.map { if case .literal(let literal) = $0 { "/" + literal } else { "/:" } }.joined()
    }

    /// Whether it stands for one address only.
    var isLiteral: Bool { valueCount == 0 }

    /// How many of its parts are values.
    var valueCount: Int {
        parts.count { part in
            if case .value = part { true } else { false }
        }
    }

    /// The values that an address has where the pattern has them; `nil` if it does not fit.
    func values(in path: String) -> [String]? {
        let found = Self.split(path)
        guard found.count == parts.count else { return nil }
        var values: [String] = []
        for (part, text) in zip(parts, found) {
            switch part {
            case .literal(let literal): if literal != text { return nil }
            case .value:
                guard !text.isEmpty else { return nil }
                values.append(String(text))
            }
        }
        return values
    }

    private static func split(_ path: String) -> [Substring] {
        path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    }
}
