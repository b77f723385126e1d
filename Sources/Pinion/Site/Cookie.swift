internal import Live
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
        let name = "pinion" + String(request.base.map { $0 == "/" ? "-" : $0 })
        guard request.isSecure else { return name }
        return (request.base.isEmpty ? "__Host-" : "__Secure-") + name
    }

    /// The session that a request names, if its cookie is well-formed.
    static func session(of request: Request) -> SessionID? {
        let name = request.base.isEmpty && !request.isSecure ? "pinion" : name(for: request)
        return first(name + "=", request) { SessionID(utf8: UnsafeRawBufferPointer(rebasing: $0)) }
    }

    /// The ticket with which a browser comes back to the page that its form was sent from.
    static func ticket(of request: Request) -> PageID? {
        first(name(for: request) + "+return=", request) { PageID(String(decoding: $0, as: UTF8.self)) }
    }

    private static func first<Value>(
        _ beginning: String, _ request: Request, _ read: (Slice<UnsafeRawBufferPointer>) -> Value?
    ) -> Value? {
        request.headers.first("cookie") { field in
            for pair in field.split(separator: UInt8(ascii: ";")) {
                let pair = pair.drop { $0 == UInt8(ascii: " ") }
                guard pair.starts(with: beginning.utf8) else { continue }
                if let value = read(pair.dropFirst(beginning.utf8.count)) { return value }
            }
            return nil
        }
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
        let path = request.base.isEmpty ? "/" : request.base
        return "Path=\(path); HttpOnly; SameSite=Lax" + (request.isSecure ? "; Secure" : "")
    }
}
