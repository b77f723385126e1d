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
}

extension Incoming {
    mutating func begin(target text: UnsafePointer<CChar>?) {
        step = .line
        guard let text else { return }
        target.append(contentsOf: UnsafeRawBufferPointer(start: text, count: strlen(text)))
    }

    /// Copies the head out of libmicrohttpd's memory and looks it over.
    ///
    /// - Parameter targetLength: the target's length on the wire, which is longer than the target as a C string
    ///   if there is a NUL in it; nil if it is not known.
    ///   - usualBodyLimit: how many bytes the body of a request may have that is refused.
    ///   - bodyLimit: says how many bytes the body of any other one may have.
    /// - Throws: a problem that must end the connection, because where the body ends is not known or too far.
    mutating func readHead(
        of connection: OpaquePointer, method name: UnsafePointer<CChar>?, targetLength: Int?,
        usualBodyLimit: Int, bodyLimit: (Method, String, Headers) throws(ProblemDocument) -> Int
    ) throws(ProblemDocument) {
        step = .head
        method = name.flatMap { Method(rawValue: String(cString: $0)) }
        headers.reserveCapacity(512)
        withUnsafeMutablePointer(to: &headers) { headers in
            _ = MHD_get_connection_values_n(connection, .HEADER_KIND, appendHeader, headers)
        }
        refusal = refusalOfHead(targetLength: targetLength)
        self.bodyLimit = usualBodyLimit
        if let method, refusal == nil { self.bodyLimit = try bodyLimit(method, path, headers) }
        try checkLength(maximumBodySize: self.bodyLimit)
    }

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
    mutating func complete(from remoteAddress: String) -> Request? {
        step = .complete
        guard refusal == nil, let method else { return nil }
        defer { body = [] }
        return Request(
            method: method, path: path, query: query, headers: headers, body: body,
            remoteAddress: remoteAddress)
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
    private mutating func refusalOfHead(targetLength: Int?) -> ProblemDocument? {
        guard targetLength == nil || targetLength == target.count else {
            return ProblemDocument(status: .badRequest, detail: RequestTarget.Fault.zeroByte.detail)
        }
        do throws(RequestTarget.Fault) {
            let target = try RequestTarget(target)
            (path, query) = (target.path, target.query)
        } catch {
            return ProblemDocument(status: .badRequest, detail: error.detail)
        }
        return method == nil
            ? ProblemDocument(status: .notImplemented, detail: "This server does not know that method.") : nil
    }

    private func checkLength(maximumBodySize: Int) throws(ProblemDocument) {
        let lengths = headers.all("content-length")
        if let coding = headers["transfer-encoding"] {
            guard coding.lowercased() == "chunked" else {
                throw ProblemDocument(status: .notImplemented, detail: "The only transfer coding is chunked.")
            }
            guard lengths.isEmpty else {
                throw ProblemDocument(status: .badRequest, detail: "The body has both a length and a coding.")
            }
        }
        guard let length = lengths.first else { return }
        guard lengths.allSatisfy({ $0 == length }) else {
            throw ProblemDocument(status: .badRequest, detail: "The body has more than one length.")
        }
        guard let count = Int(length), count <= maximumBodySize else {
            throw .contentTooLarge(maximumBodySize)
        }
    }
}

extension ProblemDocument {
    fileprivate static func contentTooLarge(_ limit: Int) -> ProblemDocument {
        ProblemDocument(status: .contentTooLarge, detail: "A body may have at most \(limit) bytes.")
    }
}

private nonisolated func appendHeader(
    _ context: UnsafeMutableRawPointer?, _ kind: MHD_ValueKind, _ name: UnsafePointer<CChar>?,
    _ nameSize: Int,
    _ value: UnsafePointer<CChar>?, _ valueSize: Int
) -> MHD_Result {
    guard let context else { return .NO }
    context.assumingMemoryBound(to: Headers.self).pointee.append(
        name: UnsafeRawBufferPointer(start: name, count: name == nil ? 0 : nameSize),
        value: UnsafeRawBufferPointer(start: value, count: value == nil ? 0 : valueSize))
    return .YES
}
