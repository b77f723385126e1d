internal import Live
internal import Server
internal import Views

/// The cookie in which a browser keeps what its visitor has chosen: one for each person that signs in there.
struct VisitorCookie {
    private let name: String
    private let attributes: String
    private let seal: SceneSeal

    /// How long a browser keeps it, in seconds: a year.
    private static let age = 365 * 24 * 3600

    /// What there is of it in a request, as it was sent.
    struct Sent {
        var base = ""
        var isSecure = false
        /// The whole field, if one of these cookies is in it.
        var field: String?

        init() {}

        init(in request: Request) {
            base = request.base
            isSecure = request.isSecure
            field = request.headers.first("cookie") { bytes in
                let text = String(decoding: bytes, as: UTF8.self)
                return text.utf8.count <= 16_384 && text.contains("+kept") ? text : nil
            }
        }
    }

    init(_ sent: Sent, signer: Signer, user: String?) {
        let (base, isSecure) = (sent.base, sent.isSecure)
        let owner = user.map { user in
            "-" + signer.seal([], for: "visitor \(user)").prefix(12)
        }
        name = "pinion" + String(base.map { $0 == "/" ? "-" : $0 }) + "+kept" + (owner ?? "")
        attributes =
            "Path=\(base.isEmpty ? "/" : base); SameSite=Lax; Max-Age=\(Self.age)"
            + (isSecure ? "; Secure" : "")
        seal = SceneSeal(signer: signer, path: "kept", user: user)
    }

    /// The values that a browser has kept.
    func values(in sent: Sent) -> [String: SceneValue] {
        for pair in (sent.field ?? "").split(separator: ";") {
            let pair = pair.drop { $0 == " " }
            guard pair.hasPrefix(name + "=") else { continue }
            if let values = seal.open(String(pair.dropFirst(name.count + 1))) { return values }
        }
        return [:]
    }

    /// The cookie as a browser takes it, in a header field or from a script.
    ///
    /// - Parameter report: is told of what does not fit into it.
    func text(of values: [String: SceneValue], report: (String) -> Void) -> String {
        let (text, omitted) = seal.seal(values)
        if !omitted.isEmpty {
            let keys = omitted.map { "“\($0)”" }.joined(separator: ", ")
            report("a browser keeps 2 KB of AppStorage, so that this is not kept: \(keys).")
        }
        return "\(name)=\(text ?? ""); \(attributes)"
    }
}

extension Session {
    /// The field that has the browser keep what has changed since it was told last.
    func takeVisitorCookie() -> [(String, String)] {
        guard let store = kept as? VisitorStore, store.isUnsaved, let text = store.kept else { return [] }
        store.isUnsaved = false
        return [("Set-Cookie", text)]
    }
}
