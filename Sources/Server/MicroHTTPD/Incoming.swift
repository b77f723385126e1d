import CMicrohttpd
import Glibc

/// A request as it arrives in parts: its line, its head, its body.
struct Incoming {
    private(set) var step = Step.nothing
    private(set) var headers = Headers()
    /// Why the request is refused once its body is here; there is no handler to ask then.
    private(set) var refusal: ProblemDocument?
    private var method: Method?
    private var target: [UInt8] = []
    private var path = ""
    private var query = ""
    private var body: [UInt8] = []
    /// How many bytes the body may have.
    private(set) var bodyLimit = 0

    enum Step {
        case nothing, line, head, complete
    }

    /// The words of the first line, in libmicrohttpd's memory.
    struct Words {
        let method: UnsafePointer<CChar>?
        let target: UnsafePointer<CChar>?
        let version: UnsafePointer<CChar>?
    }
}

extension Incoming {
    /// Copies the target out of libmicrohttpd's memory, and takes its query away from there.
    ///
    /// libmicrohttpd would part the query into a record for each of its fields, which nobody asks for, and once there are
    /// more of them than it has memory for, the request is never answered.
    mutating func begin(target text: UnsafeMutablePointer<CChar>?) {
        step = .line
        guard let text else { return }
        let length = strlen(text)
        target.append(contentsOf: UnsafeRawBufferPointer(start: text, count: length))
        guard let query = strchr(text, CInt(UInt8(ascii: "?"))) else { return }
        if query - text + 1 < length { query[1] = 0 }
    }

    /// Copies the head out of libmicrohttpd's memory and looks it over.
    ///
    /// - Parameters:
    ///   - words: the first line, as libmicrohttpd has taken it apart.
    ///   - usualBodyLimit: how many bytes the body of a request may have that is refused.
    ///   - bodyLimit: says how many bytes the body of any other one may have.
    /// - Throws: a problem that must end the connection, because where the head or the body ends can be read in two ways,
    ///   or because the body is too long.
    mutating func readHead(
        of connection: OpaquePointer, _ words: Words, usualBodyLimit: Int,
        bodyLimit: (Method, String, Headers) -> Int
    ) throws(ProblemDocument) {
        step = .head
        method = words.method.flatMap { Method(rawValue: String(cString: $0)) }
        let reader = HeadReader(of: connection, words, targetLength: target.count)
        headers = reader.headers
        if let fault = reader.fault {
            throw ProblemDocument(status: .badRequest, detail: fault.detail)
        }
        refusal = try refusalOfHead()
        self.bodyLimit = usualBodyLimit
        if let method, refusal == nil { self.bodyLimit = bodyLimit(method, path, headers) }
        try checkLength(isVersion10: words.version.map { strcmp($0, "HTTP/1.0") == 0 } ?? true)
    }

    /// Whether the body comes in chunks.
    var isChunked: Bool { headers.first("transfer-encoding") { _ in true } ?? false }

    /// Takes a part of the body.
    ///
    /// - Returns: whether the client has earned new time.
    mutating func append(_ bytes: UnsafeRawBufferPointer) throws(ProblemDocument) -> Bool {
        guard refusal == nil else { return false }
        guard bytes.count <= bodyLimit - body.count else { throw .contentTooLarge(bodyLimit) }
        defer { body.append(contentsOf: bytes) }
        return Timeouts.isEarned(from: body.count, to: body.count + bytes.count)
    }

    /// The request; nil if it is refused.
    mutating func complete(from remoteAddress: String, isSecure: Bool) -> Request? {
        step = .complete
        guard refusal == nil, let method else { return nil }
        defer { body = [] }
        return Request(
            method: method, path: path, query: query, headers: headers, body: body,
            remoteAddress: remoteAddress, isSecure: isSecure)
    }

    /// Makes room for the next request.
    mutating func reset() {
        step = .nothing
        target.removeAll(keepingCapacity: true)
        headers = Headers()
        refusal = nil
        body = []
        bodyLimit = 0
    }
}

extension Incoming {
    private mutating func refusalOfHead() throws(ProblemDocument) -> ProblemDocument? {
        do throws(RequestTarget.Fault) {
            let target = try RequestTarget(target)
            (path, query) = (target.path, target.query)
        } catch {
            let problem = ProblemDocument(status: .badRequest, detail: error.detail)
            // For others the target ends there.
            if error == .forbiddenByte { throw problem }
            return problem
        }
        return method == nil
            ? ProblemDocument(status: .notImplemented, detail: "This server does not know that method.") : nil
    }

    private func checkLength(isVersion10: Bool) throws(ProblemDocument) {
        let lengths = headers.all("content-length")
        let codings = headers.all("transfer-encoding")
        if let coding = codings.first {
            guard !isVersion10 else { throw .ambiguous("HTTP/1.0 has no transfer codings.") }
            guard lengths.isEmpty else { throw .ambiguous("The body has both a length and a coding.") }
            guard codings.count == 1 else { throw .ambiguous("The body has more than one coding.") }
            guard coding.lowercased() == "chunked" else {
                throw ProblemDocument(status: .notImplemented, detail: "The only transfer coding is chunked.")
            }
        }
        guard let length = lengths.first else { return }
        guard lengths.count == 1 else { throw .ambiguous("The body has more than one length.") }
        guard !length.isEmpty, length.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else {
            throw .ambiguous("Content-Length is not a number of bytes.")
        }
        guard let count = Int(length), count <= bodyLimit else { throw .contentTooLarge(bodyLimit) }
    }
}

extension ProblemDocument {
    fileprivate static func ambiguous(_ detail: String) -> ProblemDocument {
        ProblemDocument(status: .badRequest, detail: detail)
    }

    fileprivate static func contentTooLarge(_ limit: Int) -> ProblemDocument {
        ProblemDocument(status: .contentTooLarge, detail: "A body may have at most \(limit) bytes.")
    }
}
