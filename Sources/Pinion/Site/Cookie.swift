internal import Live
internal import Server

/// The cookie that makes a browser's session.
enum Cookie {
    /// The session that a request names, if its cookie is well-formed.
    static func session(of request: Request) -> SessionID? {
        for field in request.headers.all("cookie") {
            for pair in field.split(separator: ";") {
                let pair = pair.drop { $0 == " " }
                guard pair.hasPrefix("pinion="), let id = SessionID(String(pair.dropFirst(7))) else {
                    continue
                }
                return id
            }
        }
        return nil
    }

    /// The field that gives a browser its session, for as long as the browser runs or for 30 days.
    static func set(_ id: SessionID, isSignedIn: Bool) -> (String, String) {
        let age = isSignedIn ? "; Max-Age=2592000" : ""
        return ("Set-Cookie", "pinion=\(id.text); Path=/; HttpOnly; SameSite=Lax\(age)")
    }

    /// The field that takes a browser's session away.
    static let clear = ("Set-Cookie", "pinion=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0")
}
