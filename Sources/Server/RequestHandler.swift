/// What answers requests.
///
/// ```swift
/// struct Hello: RequestHandler {
///     func handle(_ exchange: Exchange) { exchange.respond(.text("Hello")) }
/// }
/// ```
package protocol RequestHandler: Sendable {
    /// Called when a whole request is here, on a thread of the server: answer at once, or keep `exchange` and
    /// answer later from any thread.
    ///
    /// - Important: other connections wait while this runs. What takes long goes elsewhere.
    func handle(_ exchange: Exchange)

    /// Called before anything else is done with a request, to look at its path and header fields.
    func prepare(_ request: inout Request)

    /// How many bytes the body of this request may have; nil for ``Server/Configuration/maximumBodySize``. It is asked when
    /// the request's head is here.
    func maximumBodySize(_ method: Method, path: String, headers: Headers) -> Int?
}

extension RequestHandler {
    package func prepare(_ request: inout Request) {}

    package func maximumBodySize(_ method: Method, path: String, headers: Headers) -> Int? { nil }
}
