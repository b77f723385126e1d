/// The three digits with which an answer begins.
///
/// ```swift
/// let missing = Response(status: .notFound)
/// let teapot = Response(status: 418)
/// ```
public struct Status: RawRepresentable, Sendable, Hashable, ExpressibleByIntegerLiteral {
    /// The code, between 200 and 599.
    public let rawValue: Int

    /// Makes a status of any code; the named ones below are what a page needs.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Makes a status of a literal code.
    public init(integerLiteral value: Int) { rawValue = value }

    public static let ok: Status = 200
    public static let created: Status = 201
    public static let noContent: Status = 204
    public static let partialContent: Status = 206
    public static let seeOther: Status = 303
    public static let notModified: Status = 304
    public static let badRequest: Status = 400
    public static let unauthorized: Status = 401
    public static let forbidden: Status = 403
    public static let notFound: Status = 404
    public static let methodNotAllowed: Status = 405
    public static let requestTimeout: Status = 408
    public static let conflict: Status = 409
    public static let gone: Status = 410
    public static let contentTooLarge: Status = 413
    public static let unsupportedMediaType: Status = 415
    public static let rangeNotSatisfiable: Status = 416
    public static let misdirectedRequest: Status = 421
    public static let unprocessableContent: Status = 422
    public static let tooManyRequests: Status = 429
    public static let headerFieldsTooLarge: Status = 431
    public static let internalServerError: Status = 500
    public static let notImplemented: Status = 501
    public static let serviceUnavailable: Status = 503
}

extension Status {
    /// The words that stand beside the code (RFC 9110, section 15), or "Unknown".
    public var reason: String {
        switch rawValue {
        case 200: "OK"
        case 201: "Created"
        case 204: "No Content"
        case 206: "Partial Content"
        case 303: "See Other"
        case 304: "Not Modified"
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 408: "Request Timeout"
        case 409: "Conflict"
        case 410: "Gone"
        case 413: "Content Too Large"
        case 415: "Unsupported Media Type"
        case 416: "Range Not Satisfiable"
        case 421: "Misdirected Request"
        case 422: "Unprocessable Content"
        case 429: "Too Many Requests"
        case 431: "Request Header Fields Too Large"
        case 500: "Internal Server Error"
        case 501: "Not Implemented"
        case 503: "Service Unavailable"
        default: "Unknown"
        }
    }
}
