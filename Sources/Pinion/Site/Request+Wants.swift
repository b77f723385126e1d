internal import Glibc
internal import Server

extension Request {
    /// Whether the answer shall be JSON: it is asked for by name, or JSON was sent and nothing else is asked for.
    var wantsJSON: Bool {
        let namesJSON = headers.first("accept") { $0.contains("application/json") } ?? false
        if namesJSON { return !AcceptHeader(headers["accept"]).prefersHTML }
        return method == .patch
            || (headers["content-type"] ?? "").hasPrefix("application/json")
                && !AcceptHeader(headers["accept"]).prefersHTML
    }

    /// Whether a person asks, with a browser.
    var wantsPage: Bool { !wantsJSON && AcceptHeader(headers["accept"]).prefersHTML }
}

extension UnsafeRawBufferPointer {
    /// Whether these bytes hold a piece of text.
    fileprivate func contains(_ text: StaticString) -> Bool {
        let size = text.utf8CodeUnitCount
        guard let baseAddress, count >= size else { return false }
        return (0...count - size).contains { memcmp(baseAddress + $0, text.utf8Start, size) == 0 }
    }
}
