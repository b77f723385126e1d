internal import Live
internal import Server
internal import Views

/// The cookie in which a browser keeps what its visitor has chosen: one for each person that signs in there.
///
/// A script writes it, so scripts can read it. The signature says that the site has made it, and for which person; what was
/// made for nobody in particular counts in every browser that brings it along.
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
        /// Those cookies that are such ones, of all people who have signed in with the browser.
        fileprivate(set) var pairs: [(name: String, text: String)] = []

        init() {}

        init(in request: Request) {
            base = request.base
            isSecure = request.isSecure
            let beginning = VisitorCookie.name(base, isSecure)
            _ = request.headers.first("cookie") { field -> Bool? in
                guard field.count <= 16_384 else { return nil }
                for pair in field.split(separator: UInt8(ascii: ";")) {
                    let pair = pair.drop { $0 == UInt8(ascii: " ") }
                    guard pair.starts(with: beginning.utf8),
                        let place = pair.firstIndex(of: UInt8(ascii: "=")),
                        pair.endIndex - place <= SceneSeal.maximumLength + 1
                    else { continue }
                    pairs.append(
                        (
                            String(decoding: pair[..<place], as: UTF8.self),
                            String(decoding: pair[place...].dropFirst(), as: UTF8.self)
                        ))
                }
                return nil
            }
        }
    }

    init(_ sent: Sent, signer: Signer, user: String?) {
        let (base, isSecure) = (sent.base, sent.isSecure)
        let owner = user.map { user in
            "-" + signer.seal([], for: "visitor \(user)").prefix(12)
        }
        name = Self.name(base, isSecure) + (owner ?? "")
        attributes =
            "Path=\(base.isEmpty ? "/" : base); SameSite=Lax; Max-Age=\(Self.age)"
            + (isSecure ? "; Secure" : "")
        seal = SceneSeal(signer: signer, path: "kept", user: user)
    }

    /// What the cookie of nobody in particular is called. Under TLS browsers take one of this name from the very host only,
    /// or at least from nothing that came without: see ``Cookie``.
    private static func name(_ base: String, _ isSecure: Bool) -> String {
        (isSecure ? base.isEmpty ? "__Host-" : "__Secure-" : "") + "pinion"
            + String(base.map { $0 == "/" ? "-" : $0 }) + "+kept"
    }

    /// The same without what is another person's.
    func own(of sent: Sent) -> Sent {
        var own = sent
        own.pairs.removeAll { $0.name != name }
        return own
    }

    /// The values that a browser has kept: the last that are there, since a cookie of a longer path, which is not ours, comes
    /// before.
    func values(in sent: Sent) -> [String: SceneValue] {
        for pair in sent.pairs.reversed() where pair.name == name {
            if let values = seal.open(pair.text) { return values }
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
