public import Server

/// An address that is not a page: a script, another program or a download asks for it.
///
/// ```swift
/// Endpoint(.get, "/jobs.csv") { request in Response(csv(queue.jobs), type: "text/csv") }
/// Endpoint(.delete, "/jobs/:id") { (request, id: Int) in
///     guard queue.remove(id) else {
///         throw ProblemDocument(status: .notFound, detail: "There is no job \(id).")
///     }
///     return Response(status: .noContent)
/// }
/// ```
/// A part of the path that begins with a colon is a value, as in the path of a ``Page``. A `ProblemDocument` that is thrown
/// is the answer; any other error is answered with 500, and in the log. An answer may be bytes, text, a file or chunks that
/// are made while they are sent, see `Response`.
///
/// Requests that browsers send for another site are refused, unless they only look (`GET`, `HEAD`).
public struct Endpoint: Scene {
    /// The method that is answered; `.get` answers `HEAD` too.
    public let method: Method
    /// The path: begins with "/".
    public var path: String { pattern.text }

    let pattern: PathPattern
    let problem: String?
    /// How many bytes a body may have.
    let maximumBodySize: Int
    let answer: @MainActor (EndpointRequest, [String]) async throws -> Response

    /// - Parameters:
    ///   - method: what is answered.
    ///   - path: where.
    ///   - maximumBodySize: how many bytes the body of a request may have.
    ///   - answer: makes the answer, of the request and the values in its path.
    public init<each Value: Decodable>(
        _ method: Method, _ path: String, maximumBodySize: Int = 1 << 20,
        _ answer: @escaping @MainActor (EndpointRequest, repeat each Value) async throws -> Response
    ) {
        self.method = method
        self.maximumBodySize = maximumBodySize
        pattern = PathPattern(path)
        problem =
            pattern.problem
            ?? pattern.problem(ofTaking: Page.count(repeat (each Value).self), "Endpoint")
        self.answer = { request, values in
            let reader = PathValueReader(values)
            let values = (repeat try reader.next((each Value).self))
            return try await answer(request, repeat each values)
        }
    }

    public var items: [SceneItem] { [.endpoint(self)] }
}
