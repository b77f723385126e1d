/// What is sent on a stream before its first frame.
enum StreamHead {
    /// A body that the end of the connection delimits: no chunk lines between the frames.
    static func bytes(_ headers: [(String, String)]) -> [UInt8] {
        var head = """
            HTTP/1.1 200 OK\r
            Date: \(HTTPDate.now)\r
            Content-Type: text/event-stream\r
            Cache-Control: no-store\r
            X-Accel-Buffering: no\r
            X-Content-Type-Options: nosniff\r
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
