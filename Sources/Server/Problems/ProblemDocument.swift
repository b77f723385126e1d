/// What went wrong, for scripts as `application/problem+json` (RFC 9457) and for people as a small page.
///
/// This is the one place where a failure becomes a ``Response``.
///
/// ```swift
/// throw ProblemDocument(status: .gone, detail: "That page is gone.")
/// ```
public struct ProblemDocument: Error, Sendable {
    /// The status code, also a member of the document.
    public let status: Status

    /// A few words that are the same for every problem of this kind.
    public let title: String

    /// A sentence about this one occurrence.
    public let detail: String

    /// More members: a name and its value as JSON text.
    public var members: [(name: String, json: String)] = []

    /// After how many seconds it is worth another try, for `Retry-After`; two if the server is unavailable.
    public var retryAfter: Int?

    /// More header fields of the answer, `Allow` for example.
    public var headers: [(String, String)] = []

    /// Makes a problem; its title is the status' reason unless you know better.
    public init(status: Status, title: String? = nil, detail: String) {
        self.status = status
        self.title = title ?? status.reason
        self.detail = detail
        retryAfter = status == .serviceUnavailable ? 2 : nil
    }
}

extension ProblemDocument {
    /// The page if the request asks for HTML by name, else the document.
    public func response(to request: Request) -> Response {
        response(accepting: request.headers)
    }

    package func response(accepting headers: Headers) -> Response {
        AcceptHeader(headers["accept"]).prefersHTML ? html : json
    }

    /// The answer for scripts.
    public var json: Response {
        var text = "{\"title\":\(quoted(title)),\"status\":\(status.rawValue),\"detail\":\(quoted(detail))"
        for member in members { text += ",\(quoted(member.name)):\(member.json)" }
        text += "}"
        return Response(
            status: status, headers: [("Content-Type", "application/problem+json")] + always,
            body: Array(text.utf8))
    }

    /// The answer for people.
    public var html: Response {
        let text = """
            <!doctype html><html lang="en"><head><meta charset="utf-8">\
            <meta name="viewport" content="width=device-width, initial-scale=1">\
            <title>\(escaped(title))</title><link rel="stylesheet" href="/pinion.css"></head>\
            <body><main><h1>\(escaped(title))</h1><p>\(escaped(detail))</p>\
            <p><a href="/">Home</a></p></main></body></html>
            """
        return Response(
            status: status, headers: [("Content-Type", "text/html; charset=utf-8")] + always,
            body: Array(text.utf8))
    }
}

extension ProblemDocument {
    private var always: [(String, String)] {
        [("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff")]
            + (retryAfter.map { [("Retry-After", "\($0)")] } ?? []) + headers
    }

    private func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\0"..<" ":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
