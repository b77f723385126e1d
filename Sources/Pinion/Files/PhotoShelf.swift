public import Accounts
internal import Server

/// Serves people's photos: `GET /photos/7/0f3a….jpg`. Another photo has another address, so browsers keep each for ever.
struct PhotoShelf: Sendable {
    let accounts: Accounts

    /// The folder of the addresses.
    static let folder = "/photos/"
}

extension PhotoShelf {
    /// Answers, off the main actor.
    func answer(_ exchange: Exchange) {
        guard let (user, etag) = Self.read(exchange.request.path) else { return answerNotFound(exchange) }
        let tag = EntityTag(etag)
        guard !tag.isNamed(in: exchange.request.headers["if-none-match"]) else {
            return exchange.respond(Response(status: .notModified, headers: Self.headers(tag)))
        }
        Task {
            do {
                guard let photo = try await accounts.photo(of: user), photo.etag == etag else {
                    return answerNotFound(exchange)
                }
                let type = [("Content-Type", photo.type.rawValue), ("X-Content-Type-Options", "nosniff")]
                exchange.respond(
                    Response(status: .ok, headers: type + Self.headers(tag), body: photo.bytes))
            } catch {
                let problem = ProblemDocument(
                    status: .serviceUnavailable, detail: "The database does not answer; try again.")
                exchange.respond(problem.response(to: exchange.request))
            }
        }
    }

    private func answerNotFound(_ exchange: Exchange) {
        let problem = ProblemDocument(status: .notFound, detail: "There is no such photo (any more).")
        exchange.respond(problem.response(to: exchange.request))
    }

    private static func headers(_ tag: EntityTag) -> [(String, String)] {
        [("ETag", tag.field), ("Cache-Control", "public, max-age=31536000, immutable")]
    }

    /// Reads `/photos/7/0f3a….jpg`.
    private static func read(_ path: String) -> (user: User.ID, etag: String)? {
        let parts = path.dropFirst(folder.count).split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int64(parts[0]), parts[1].hasSuffix(".jpg") else { return nil }
        let etag = parts[1].dropLast(4)
        guard (1...64).contains(etag.utf8.count),
            etag.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
        else { return nil }
        return (User.ID(rawValue: number), String(etag))
    }
}

extension Person {
    /// The address of their photo, if they have one; another photo has another address.
    ///
    /// ```swift
    /// if let path = person.photoPath { Image(path, label: Text(person.displayName)) }
    /// ```
    public var photoPath: String? {
        photoETag.map { "\(PhotoShelf.folder)\(id.rawValue)/\($0).jpg" }
    }
}
