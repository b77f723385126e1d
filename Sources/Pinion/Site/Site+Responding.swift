public import Server

extension Site {
    /// Answers a request that another server has received.
    ///
    /// ```swift
    /// let response = await site.respond(to: HTTPRequest(method: "GET", target: "/admin/", headers: fields))
    /// try await connection.writeHead(response.status.rawValue, response.headers)
    /// for try await chunk in response.chunks { try await connection.write(chunk) }
    /// ```
    /// The stream of events (`GET /live` below the site's path) is such a response, whose chunks come for as long as they
    /// are read: it ends when its reader does, or is cancelled. The host adds what frames the body, `Content-Length` or
    /// chunks, and must not buffer it.
    ///
    /// A site with a mistake answers everything with 500, and says in the log what it is.
    public func respond(to request: HTTPRequest) async -> Response {
        do {
            let handler = try prepare()
            let received = try await Request(
                method: request.method, target: request.target, headers: request.headers,
                body: request.body, remoteAddress: request.remoteAddress, isSecure: request.isSecure,
                for: handler)
            return await Exchange.answer(received, by: handler)
        } catch let problem as ProblemDocument {
            return problem.response(accepting: Headers(request.headers))
        } catch {
            log(.error, "\(error)")
            return .problem(.internalServerError, detail: "This site has a mistake; see its log.")
        }
    }
}
