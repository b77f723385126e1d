internal import Live
internal import Server

/// The cookie that makes a browser's session.
enum Cookie {
    /// The session that a request names, if its cookie is well-formed.
    static func session(of request: Request) -> SessionID? {
        request.headers.first("cookie") { field in
            for pair in field.split(separator: UInt8(ascii: ";")) {
                let pair = pair.drop { $0 == UInt8(ascii: " ") }
                guard pair.starts(with: "pinion=".utf8) else { continue }
                if let id = SessionID(utf8: UnsafeRawBufferPointer(rebasing: pair.dropFirst(7))) { return id }
            }
            return nil
        }
    }

    /// The field that gives a browser its session, for as long as the browser runs or for 30 days.
    static func set(_ id: SessionID, isSignedIn: Bool) -> (String, String) {
        let age = isSignedIn ? "; Max-Age=2592000" : ""
        return ("Set-Cookie", "pinion=\(id.text); Path=/; HttpOnly; SameSite=Lax\(age)")
    }

    /// The field that takes a browser's session away.
    static let clear = ("Set-Cookie", "pinion=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0")
}
