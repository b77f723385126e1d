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
