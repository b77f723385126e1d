/// An answer to a request.
///
/// ```swift
/// let page = Response.html("<!doctype html>…")
/// let nothing = Response(status: .noContent)
/// ```
/// `Date`, `Content-Length` and `Connection` are added by the server.
public struct Response: Sendable {
    /// The status code.
    public var status: Status

    /// Header fields in the order in which they are sent; a name may occur more than once.
    public var headers: [(String, String)]

    var payload: Payload

    /// What follows the head.
    enum Payload: Sendable {
        case bytes([UInt8])
        case shared(SharedBytes, Range<Int>)
        case chunks(ByteChunks)
    }

    /// Makes an answer from its parts.
    public init(status: Status, headers: [(String, String)] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        payload = .bytes(body)
    }

    /// Makes an answer of bytes that others send as well.
    package init(status: Status, headers: [(String, String)] = [], shared bytes: SharedBytes) {
        self.status = status
        self.headers = headers
        payload = .shared(bytes, 0..<bytes.count)
    }

    /// Makes an answer whose body is made while it is sent.
    ///
    /// A client that reads slowly slows the making down. An error that is thrown on the way ends the connection, so that
    /// nobody takes what they have for the whole.
    ///
    /// ```swift
    /// let table = Response(type: "text/csv", chunks: AsyncStream { rows in write(rows) })
    /// ```
    public init<Chunks: AsyncSequence & Sendable>(
        status: Status = .ok, type: String, headers: [(String, String)] = [], chunks: Chunks
    ) where Chunks.Element == [UInt8] {
        self.status = status
        self.headers = Self.typed(type) + headers
        payload = .chunks(ByteChunks(chunks))
    }

    /// An answer of text, or of anything else that is written as text.
    public init(_ text: String, type: String = "text/plain; charset=utf-8", status: Status = .ok) {
        self.init(status: status, headers: Self.typed(type), body: Array(text.utf8))
    }

    /// An answer of bytes.
    public init(_ bytes: [UInt8], type: String, status: Status = .ok) {
        self.init(status: status, headers: Self.typed(type), body: bytes)
    }
}

extension Response {
    /// The body as bytes; empty if it is made while it is sent.
    public var body: [UInt8] {
        switch payload {
        case .chunks: []
        case .bytes(let bytes): bytes
        case .shared(let bytes, let range): Array(bytes.bytes[range])
        }
    }

    /// The body piece by piece, however it is made.
    public var chunks: ByteChunks {
        if case .chunks(let chunks) = payload { chunks } else { ByteChunks(bytes: body) }
    }

    /// How many bytes the body has; `nil` if that only shows when it has been made.
    public var bodySize: Int? {
        switch payload {
        case .bytes(let bytes): bytes.count
        case .shared(_, let range): range.count
        case .chunks: nil
        }
    }

    /// Plain text in UTF-8.
    public static func text(_ text: String, status: Status = .ok) -> Response {
        Response(text, status: status)
    }

    /// A page.
    public static func html(_ html: String, status: Status = .ok) -> Response {
        Response(html, type: "text/html; charset=utf-8", status: status)
    }

    /// JSON that is written already.
    public static func json(_ json: [UInt8], status: Status = .ok) -> Response {
        Response(json, type: "application/json", status: status)
    }

    /// The type of a body, and that browsers take it for no other.
    private static func typed(_ type: String) -> [(String, String)] {
        [("Content-Type", type), ("X-Content-Type-Options", "nosniff")]
    }

    /// A problem document (RFC 9457); see ``ProblemDocument`` for more members and for a page instead.
    public static func problem(_ status: Status, title: String? = nil, detail: String) -> Response {
        ProblemDocument(status: status, title: title, detail: detail).json
    }

    /// "Look over there with GET": 303, which is what follows a form that was accepted.
    public static func redirect(to location: String, status: Status = .seeOther) -> Response {
        Response(status: status, headers: [("Location", location)])
    }
}

extension Response {
    /// The whole answer as it goes over a wire that is closed afterwards, for sockets that libmicrohttpd does not
    /// or not any more speak on.
    var lastWords: [UInt8] {
        var head = "HTTP/1.1 \(status.rawValue) \(status.reason)\r\nDate: \(HTTPDate.now)\r\n"
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        let body = body
        head += "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
        return Array(head.utf8) + body
    }
}
