/// One request, complete with its body.
public struct Request: Sendable {
    /// What is asked for.
    public let method: Method

    /// The path, percent-decoded exactly once: begins with "/", is valid UTF-8, holds no NUL.
    ///
    /// - Important: a decoded path may hold "..": it is a name to look up, not a way through folders.
    public package(set) var path: String

    /// What the addresses of the site begin with for whoever asks, before the path: "/admin", or nothing.
    package var base = ""

    /// The name, and perhaps the port, by which the browser has asked, as a proxy that is trusted tells it.
    package var forwardedHost: String?

    /// The address that limits count, one for a whole network of IPv6; nil if it is not known, behind a proxy that does not
    /// tell it.
    package var client: String?

    /// Whether those who run the site ask: by an address of theirs, or with their token.
    package var isOfOperator = false

    /// Told with what status the request is answered.
    package var onAnswer: (@Sendable (Status, _ byteCount: Int?) -> Void)?

    /// What stood after the "?", not decoded; empty if there was none.
    public let query: String

    /// The header fields.
    public let headers: Headers

    /// The body, whole; what is longer than is allowed never gets here.
    public let body: [UInt8]

    /// The numeric address of the peer, e.g. "127.0.0.1".
    public let remoteAddress: String

    /// Whether the browser's connection is one of TLS: with this server, or with a proxy that is trusted.
    public package(set) var isSecure: Bool

    /// Makes a request by hand, as tests of the layers above do.
    public init(
        method: Method, path: String, query: String = "", headers: Headers = Headers(), body: [UInt8] = [],
        remoteAddress: String = "127.0.0.1", isSecure: Bool = false
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
        self.remoteAddress = remoteAddress
        self.isSecure = isSecure
    }
}
