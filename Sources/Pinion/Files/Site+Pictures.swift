internal import DOM
internal import Live
internal import Server

extension Site {
    /// A request for a picture that one of the browser's pages shows: `GET /pictures/3f…`. Other bytes have another
    /// address, so browsers keep each for ever. A script in a picture is not run, wherever it is opened.
    func picture(_ exchange: Exchange, _ cookie: SessionID?) {
        let request = exchange.request
        guard request.method == .get || request.method == .head else {
            return fail(exchange, .methodNotAllowed, "\(request.method.rawValue) is not possible here.")
        }
        let key = String(request.path.dropFirst(Picture.folder.count))
        guard let picture = cookie.flatMap({ sessions.picture(key, of: $0) }) else {
            return fail(exchange, .notFound, "There is no such picture (any more).")
        }
        let tag = EntityTag(key)
        let headers = [
            ("ETag", tag.field), ("Cache-Control", "private, max-age=31536000, immutable"),
            ("X-Content-Type-Options", "nosniff"),
            ("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
        ]
        guard !tag.isNamed(in: request.headers["if-none-match"]) else {
            return answer(exchange, Response(status: .notModified, headers: headers))
        }
        answer(
            exchange,
            Response(
                status: .ok, headers: [("Content-Type", picture.type.rawValue)] + headers,
                body: picture.bytes))
    }
}
