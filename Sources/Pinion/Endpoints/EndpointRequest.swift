public import Live
public import Server

/// What an ``Endpoint`` is asked.
public struct EndpointRequest: Sendable {
    public let method: Method
    /// The path below that of the site, decoded.
    public let path: String
    /// What stood behind the "?" of the address.
    public let query: QueryItems
    public let headers: Headers
    /// The body, whole.
    public let body: [UInt8]
    /// Who asks, if the site knows.
    public let user: SignedInUser?
    /// The address of whoever asks, in digits; that of a proxy, if there is one.
    public let remoteAddress: String

    init(_ request: Request, user: SignedInUser?) {
        method = request.method
        path = request.path
        query = QueryItems(request.query)
        headers = request.headers
        body = request.body
        remoteAddress = request.remoteAddress
        self.user = user
    }
}

extension EndpointRequest {
    /// The body as text; nil if it is no UTF-8.
    public var text: String? { String(validating: body, as: UTF8.self) }
}
