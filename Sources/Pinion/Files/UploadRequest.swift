internal import Encoding
internal import Server

/// What a request says of the part of a file that it carries, in the words of the IETF's resumable uploads:
/// `Upload-Offset`, `Upload-Length`, `Upload-Complete`; or by `Content-Range`, as `curl -C` does. Without any of them the
/// body is the whole file.
struct UploadRequest {
    /// Where in the file the body begins.
    var offset = 0
    /// How many bytes the file has, if that is known.
    var size: Int?
    /// What the file is called, if that is told.
    var fileName: String?
    /// The file's media type, if that is told.
    var type: String?
    /// True for the second and later files of one choice.
    var isFurther = false

    /// The folder of the addresses.
    static let folder = "/uploads/"

    /// How many bytes a part may have, which may be a whole file.
    static let maximumPartSize = 11 << 20

    static let methods: [Method] = [.head, .put, .patch, .delete]
}

extension UploadRequest {
    init(_ request: Request) throws(RequestProblem) {
        let headers = request.headers
        let end: Int
        if let range = headers["content-range"] {
            try read(range: range, count: request.body.count)
            end = offset + request.body.count
        } else {
            offset = try Self.number(headers, "upload-offset") ?? 0
            size = try Self.number(headers, "upload-length")
            end = offset + request.body.count
            let isLast = try Self.flag(headers, "upload-complete")
            if isLast == true || isLast == nil && size == nil {
                guard size == nil || size == end else {
                    throw RequestProblem("Upload-Complete and Upload-Length contradict each other.")
                }
                size = end
            }
        }
        if let size, end > size { throw RequestProblem("There are more bytes than the file was to have.") }
        type = headers["content-type"].flatMap(HeaderValue.init)?.text
        isFurther = try Self.flag(headers, "pinion-further") ?? false
        fileName = headers["content-disposition"].flatMap(HeaderValue.init)?.parameters["filename"]
            .flatMap { name in
                FormText.decoded(
                    Array(
                        name.split(separator: "+", omittingEmptySubsequences: false).joined(separator: "%2B")
                            .utf8)[...])
            }
    }

    /// Reads `bytes 100-199/1000`.
    private mutating func read(range: String, count: Int) throws(RequestProblem) {
        let parts = range.split(separator: " ")
        let places = parts.last?.split(separator: "/") ?? []
        let ends = places.first?.split(separator: "-") ?? []
        guard parts.count == 2, parts[0] == "bytes", places.count == 2, ends.count == 2,
            let first = Int(ends[0]), let last = Int(ends[1]), (0..<(1 << 40)).contains(first),
            (first..<(1 << 40)).contains(last), last - first + 1 == count,
            places[1] == "*" || Int(places[1]) != nil
        else {
            throw RequestProblem("Content-Range does not look like “bytes 0-99/1000”, or not like the body.")
        }
        offset = first
        size = Int(places[1])
    }

    private static func number(_ headers: Headers, _ name: String) throws(RequestProblem) -> Int? {
        guard let text = headers[name] else { return nil }
        guard let number = Int(text), (0..<(1 << 40)).contains(number) else {
            throw RequestProblem("\(name) is not a number of bytes.")
        }
        return number
    }

    private static func flag(_ headers: Headers, _ name: String) throws(RequestProblem) -> Bool? {
        switch headers[name] {
        case nil: nil
        case "?1": true
        case "?0": false
        default: throw RequestProblem("\(name) is neither ?0 nor ?1.")
        }
    }
}
