internal import Live
internal import Localization
internal import Server

/// The cookies of a site, as a request brings them and its answer sets them.
///
/// Sites at different paths of one origin have cookies of their own: by the path, and by the name, since the cookie of a
/// path comes along to all that lie below it. On a connection of TLS the name has a prefix: browsers take such a cookie
/// from the very host only (`__Host-`) or, since a site below a path cannot have that one, at least from nothing that came
/// without TLS (`__Secure-`).
enum Cookie {
    /// What the cookie of the session is called for a request.
    static func name(for request: Request) -> String {
        let suffix = request.base.isEmpty ? "" : String(request.base.map { $0 == "/" ? "-" : $0 })
        let name = "pinion" + suffix
        guard request.isSecure else { return name }
        return (request.base.isEmpty ? "__Host-" : "__Secure-") + name
    }

    /// How long a browser is known on which somebody has signed in, in seconds: a year.
    private static let deviceAge = 365 * 24 * 3600

    /// What the browser of a request was given when somebody signed in on it.
    static func device(of request: Request) -> String? {
        first("\(deviceName(for: request))=", request) { bytes in
            // Longer than any that is given out, so that nothing long is kept.
            bytes.count <= 256 ? String(validating: bytes, as: UTF8.self) : nil
        }
    }

    /// The field that makes a browser known as one on which somebody has signed in.
    static func setDevice(_ token: String, for request: Request) -> (String, String) {
        ("Set-Cookie", "\(deviceName(for: request))=\(token); \(attributes(request)); Max-Age=\(deviceAge)")
    }

    private static func deviceName(for request: Request) -> String { name(for: request) + "-device" }

    /// The session that a request names, if its cookie is well-formed.
    static func session(of request: Request) -> SessionID? {
        first(name(for: request) + "=", request) { SessionID(utf8: UnsafeRawBufferPointer(rebasing: $0)) }
    }

    /// The language that was chosen with a browser. The script reads and writes it as well.
    static func language(of request: Request) -> Language? {
        first("pinion-language=", request) { bytes in
            bytes.count <= 32 ? String(validating: bytes, as: UTF8.self).map { Language($0) } : nil
        }
    }

    /// The field that has a browser keep a language.
    static func set(language: String, for request: Request) -> (String, String) {
        let secure = request.isSecure ? "; Secure" : ""
        return (
            "Set-Cookie",
            "pinion-language=\(language); Path=\(path(request)); SameSite=Lax; Max-Age=\(deviceAge)\(secure)"
        )
    }

    /// The ticket with which a browser comes back to the page that its form was sent from.
    static func ticket(of request: Request) -> PageID? {
        first(name(for: request) + "+return=", request) { PageID(String(decoding: $0, as: UTF8.self)) }
    }

    /// What is made of the first cookie of a name of which something can be made. Who brings no cookie has none looked
    /// for.
    private static func first<Value>(
        _ beginning: @autoclosure () -> String, _ request: Request,
        _ read: (Slice<UnsafeRawBufferPointer>) -> Value?
    ) -> Value? {
        request.headers.first("cookie") { field in
            let beginning = beginning()
            for pair in field.split(separator: UInt8(ascii: ";")) {
                let pair = pair.drop { $0 == UInt8(ascii: " ") }
                guard pair.starts(with: beginning.utf8) else { continue }
                if let value = read(pair.dropFirst(beginning.utf8.count)) { return value }
            }
            return nil
        }
    }

    /// The sessions that a request may name, on whichever site of its origin.
    static func sessions(in headers: Headers) -> [SessionID] {
        headers.all("cookie").flatMap { field in
            field.utf8.split(separator: UInt8(ascii: ";")).compactMap { pair in
                guard let place = pair.firstIndex(of: UInt8(ascii: "=")),
                    isOurs(pair.drop { $0 == UInt8(ascii: " ") })
                else { return nil }
                return SessionID(String(decoding: pair[place...].dropFirst(), as: UTF8.self))
            }
        }
    }

    private static func isOurs(_ pair: Substring.UTF8View) -> Bool {
        ["pinion", "__Host-pinion", "__Secure-pinion"].contains { pair.starts(with: $0.utf8) }
    }

    /// The field that gives a browser its session, for as long as the browser runs or for 30 days.
    static func set(_ id: SessionID, isSignedIn: Bool, for request: Request) -> (String, String) {
        let age = isSignedIn ? "; Max-Age=2592000" : ""
        return ("Set-Cookie", "\(name(for: request))=\(id.text); \(attributes(request))\(age)")
    }

    /// The field that takes a browser's session away.
    static func clear(for request: Request) -> (String, String) {
        ("Set-Cookie", "\(name(for: request))=; \(attributes(request)); Max-Age=0")
    }

    /// The field that gives a browser the ticket to a page, for a minute.
    static func set(ticket: PageID, for request: Request) -> (String, String) {
        ("Set-Cookie", "\(name(for: request))+return=\(ticket.text); \(attributes(request)); Max-Age=60")
    }

    private static func attributes(_ request: Request) -> String {
        "Path=\(path(request)); HttpOnly; SameSite=Lax" + (request.isSecure ? "; Secure" : "")
    }

    /// Where the site lies.
    private static func path(_ request: Request) -> String { request.base.isEmpty ? "/" : request.base }
}
