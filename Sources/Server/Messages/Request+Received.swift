extension Request {
    /// Makes a request of what another server has received, and reads its body.
    ///
    /// - Throws: a `ProblemDocument` if it is none that can be answered.
    package init(
        method name: String, target: String, headers pairs: [(String, String)], body chunks: ByteChunks,
        remoteAddress: String, isSecure: Bool = false, for handler: any RequestHandler,
        usualBodySize: Int = 1 << 20
    ) async throws {
        guard let method = Method(rawValue: name) else {
            throw ProblemDocument(status: .notImplemented, detail: "This server does not know that method.")
        }
        let parts: RequestTarget
        do throws(RequestTarget.Fault) {
            parts = try RequestTarget(Array(target.utf8))
        } catch {
            throw ProblemDocument(status: .badRequest, detail: error.detail)
        }
        let headers = Headers(pairs)
        let limit = handler.maximumBodySize(method, path: parts.path, headers: headers) ?? usualBodySize
        var body: [UInt8] = []
        for try await chunk in chunks {
            guard chunk.count <= limit - body.count else {
                throw ProblemDocument(
                    status: .contentTooLarge, detail: "A body may have at most \(limit) bytes.")
            }
            body += chunk
        }
        self.init(
            method: method, path: parts.path, query: parts.query, headers: headers, body: body,
            remoteAddress: remoteAddress, isSecure: isSecure)
    }
}
