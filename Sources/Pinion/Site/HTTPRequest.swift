public import Server

/// A request that another server has received, for ``Site/respond(to:)``.
///
/// ```swift
/// let request = HTTPRequest(method: "GET", target: "/admin/?page=2", headers: [("Host", "example.org")])
/// ```
public struct HTTPRequest: Sendable {
    /// In HTTP's own words: `GET`.
    public var method: String
    /// Path and query, as they were sent: `/admin/?page=2`. The path is the whole, with that of the site.
    public var target: String
    /// The header fields, in the order in which they came.
    public var headers: [(String, String)]
    /// The body. It is read only as far as the site takes it.
    public var body: ByteChunks
    /// The address of whoever asks, in digits.
    public var remoteAddress: String
    /// Whether the connection is one of TLS.
    public var isSecure: Bool

    public init(
        method: String, target: String, headers: [(String, String)] = [], body: [UInt8] = [],
        remoteAddress: String = "127.0.0.1", isSecure: Bool = false
    ) {
        self.init(
            method: method, target: target, headers: headers, body: ByteChunks(bytes: body),
            remoteAddress: remoteAddress, isSecure: isSecure)
    }

    /// - Parameters:
    ///   - method: in HTTP's own words: `GET`.
    ///   - target: path and query, as they were sent.
    ///   - headers: the header fields, in the order in which they came.
    ///   - body: the body piece by piece.
    ///   - remoteAddress: the address of whoever asks, in digits.
    ///   - isSecure: whether the connection is one of TLS.
    public init(
        method: String, target: String, headers: [(String, String)] = [], body: ByteChunks,
        remoteAddress: String = "127.0.0.1", isSecure: Bool = false
    ) {
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
        self.remoteAddress = remoteAddress
        self.isSecure = isSecure
    }
}
