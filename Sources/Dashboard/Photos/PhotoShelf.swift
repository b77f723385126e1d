import DashboardStorage
import PinionAccounts

/// Serves people's photos to those who are signed in, as the pages that show them: `GET /photos/7/0f3a….jpg`. Another
/// photo has another address, so browsers keep each for ever.
struct PhotoShelf {
    private let photo: (User.ID) async throws -> Photo?

    /// - Parameter photo: somebody's photo, if they have one.
    init(_ photo: @escaping (User.ID) async throws -> Photo?) {
        self.photo = photo
    }
}

extension PhotoShelf {
    /// Answers a request for the photo of a user that has a name.
    func answer(_ request: EndpointRequest, _ user: Int64, _ name: String) async throws -> Response {
        // Others do not learn who has a photo.
        guard request.user != nil, name.hasSuffix(".jpg") else { throw notFound }
        let etag = name.dropLast(4)
        let headers = [("ETag", "\"\(etag)\""), ("Cache-Control", "private, max-age=31536000, immutable")]
        if request.headers["if-none-match"]?.contains("\"\(etag)\"") == true {
            return Response(status: .notModified, headers: headers)
        }
        guard let photo = try await find(User.ID(rawValue: user)), photo.etag == etag else { throw notFound }
        return Response(status: .ok, headers: headers + policy(of: photo), body: photo.bytes)
    }

    private func find(_ user: User.ID) async throws -> Photo? {
        do {
            return try await photo(user)
        } catch {
            throw ProblemDocument(
                status: .serviceUnavailable, detail: "The database does not answer; try again.")
        }
    }

    /// Whatever the bytes are, a browser takes them for a picture, and does nothing else with them.
    private func policy(of photo: Photo) -> [(String, String)] {
        [
            ("Content-Type", photo.type.rawValue), ("X-Content-Type-Options", "nosniff"),
            ("Content-Security-Policy", "default-src 'none'; sandbox"), ("Content-Disposition", "inline"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
        ]
    }

    private var notFound: ProblemDocument {
        ProblemDocument(status: .notFound, detail: "There is no such photo (any more).")
    }
}

extension Person {
    /// The address of their photo, if they have one; another photo has another address.
    var photoPath: String? {
        photoETag.map { "/photos/\(id.rawValue)/\($0).jpg" }
    }
}
