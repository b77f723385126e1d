/// What is sent on a socket of our own before what follows.
enum StreamHead {
    /// The fields of every stream of events.
    static let events = [
        ("Content-Type", "text/event-stream"), ("Cache-Control", "no-store"), ("X-Accel-Buffering", "no"),
        ("X-Content-Type-Options", "nosniff"),
    ]

    /// A body that the end of the connection delimits, unless the fields say something else.
    static func bytes(_ headers: [(String, String)], status: Status = .ok) -> [UInt8] {
        var head = """
            HTTP/1.1 \(status.rawValue) \(status.reason)\r
            Date: \(HTTPDate.now)\r
            Connection: close\r\n
            """
        for (name, value) in headers where isSendable(name) && isSendable(value) {
            head += "\(name): \(value)\r\n"
        }
        return Array((head + "\r\n").utf8)
    }

    /// A line break in a field would end it, and begin one that nobody meant.
    private static func isSendable(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x09 }
    }
}
