internal import Live
internal import Server

/// The cookie that makes a browser's session. Sites at different paths of one origin have cookies of their own: by the
/// path, and by the name, since the cookie of a path comes along to all that lie below it.
enum Cookie {
    /// What the cookie is called on a site below a path.
    static func name(below base: String) -> String {
        "pinion" + String(base.map { $0 == "/" ? "-" : $0 })
    }

    /// How long a browser is known on which somebody has signed in, in seconds: a year.
    private static let deviceAge = 365 * 24 * 3600

    /// What the browser of a request was given when somebody signed in on it.
    static func device(of request: Request) -> String? {
        value("\(deviceName(below: request.base))=", request) { bytes in
            // Longer than any that is given out, so that nothing long is kept.
            bytes.count <= 256 ? String(validating: bytes, as: UTF8.self) : nil
        }
    }

    /// The field that makes a browser known as one on which somebody has signed in.
    static func setDevice(_ token: String, below base: String) -> (String, String) {
        let beginning = "\(deviceName(below: base))=\(token); Path=\(path(base))"
        return ("Set-Cookie", "\(beginning); HttpOnly; SameSite=Lax; Max-Age=\(deviceAge)")
    }

    private static func deviceName(below base: String) -> String { name(below: base) + "-device" }

    /// The session that a request names, if its cookie is well-formed.
    static func session(of request: Request) -> SessionID? {
        request.base.isEmpty ? session("pinion=", request) : session(name(below: request.base) + "=", request)
    }

    private static func session(_ beginning: String, _ request: Request) -> SessionID? {
        value(beginning, request) { SessionID(utf8: UnsafeRawBufferPointer(rebasing: $0)) }
    }

    /// What is made of the first cookie of a name of which something can be made.
    private static func value<Value>(
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

    /// The sessions that a request may name, on whichever site of its origin.
    static func sessions(in headers: Headers) -> [SessionID] {
        headers.all("cookie").flatMap { field in
            field.utf8.split(separator: UInt8(ascii: ";")).compactMap { pair in
                guard let place = pair.firstIndex(of: UInt8(ascii: "=")),
                    pair.drop(while: { $0 == UInt8(ascii: " ") }).starts(with: "pinion".utf8)
                else { return nil }
                return SessionID(String(decoding: pair[place...].dropFirst(), as: UTF8.self))
            }
        }
    }

    /// The field that gives a browser its session, for as long as the browser runs or for 30 days.
    static func set(_ id: SessionID, isSignedIn: Bool, below base: String) -> (String, String) {
        let age = isSignedIn ? "; Max-Age=2592000" : ""
        let beginning = name(below: base) + "="
        return ("Set-Cookie", "\(beginning)\(id.text); Path=\(path(base)); HttpOnly; SameSite=Lax\(age)")
    }

    /// The field that takes a browser's session away.
    static func clear(below base: String) -> (String, String) {
        ("Set-Cookie", "\(name(below: base))=; Path=\(path(base)); HttpOnly; SameSite=Lax; Max-Age=0")
    }

    private static func path(_ base: String) -> String { base.isEmpty ? "/" : base }
}
