@testable import Live
@testable import Pinion
@testable import Server

/// The head of a request, field by field, and the body of an upload behind it.
@MainActor
func fuzzHead(_ input: [UInt8]) {
    let parts = RequestText(input)
    if let target = try? RequestTarget(parts.target) {
        precondition(target.path.first == "/" && !target.path.utf8.contains(0))
        _ = PathPattern("/articles/:id/:part").values(in: target.path)
        _ = SitePath("/admin")?.path(below: target.path)
        _ = SitePath(target.path)
        _ = AddressText(target.path).value(as: Int.self)
        _ = QueryItems(target.query)["page", as: Int.self]
    }
    let headers = Headers(parts.fields)
    precondition(headers.pairs.count <= parts.fields.count)
    var request = Request(
        method: parts.method ?? .put, path: "/desk", headers: headers, body: parts.body,
        isSecure: parts.body.count.isMultiple(of: 2))
    TrustedProxies.thisMachine.describe(&request)
    _ = Cookie.session(of: request)
    _ = Cookie.device(of: request)
    _ = Cookie.ticket(of: request)
    _ = Cookie.sessions(in: headers)
    _ = SameOrigin.allows(request)
    _ = request.wantsJSON || request.wantsPage
    if let host = request.host { _ = HostNames(["pinion.example"]).include(host) }
    if let upload = try? UploadRequest(request) {
        precondition(upload.offset >= 0 && upload.offset <= upload.size ?? .max)
    }
    for (_, value) in parts.fields { read(value) }
}

/// Reads a value as that of each field which has a form.
private func read(_ value: String) {
    _ = MultipartForm.boundary(value)
    _ = HeaderValue(value)
    _ = NamedPage(value)
    _ = PageID(value)
    _ = SessionID(value)
    _ = EntityTag("a").isNamed(in: value)
    _ = AcceptHeader(value).prefersHTML
    _ = BasicIdentity.read(value)
    _ = PeerAddress.counted(value)
    _ = PageHTML.isOrigin(value)
    if let authority = Authority(value) { precondition(!authority.host.isEmpty) }
    if let bytes = Base64.bytes(of: value) {
        precondition(Base64.bytes(of: Base64.addressText(of: bytes)) == bytes)
    }
    for count in [0, 1, 1_000] {
        guard case .part(let range) = ByteRange(value, of: count) else { continue }
        precondition(!range.isEmpty && range.upperBound <= count)
    }
}
