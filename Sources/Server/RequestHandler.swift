/// What answers requests.
///
/// ```swift
/// struct Hello: RequestHandler {
///     func handle(_ exchange: Exchange) { exchange.respond(.text("Hello")) }
/// }
/// ```
public protocol RequestHandler: Sendable {
    /// Called when a whole request is here, on a thread of the server: answer at once, or keep `exchange` and
    /// answer later from any thread.
    ///
    /// - Important: other connections wait while this runs. What takes long goes elsewhere.
    func handle(_ exchange: Exchange)

    /// Whether the body of this request may be as long as ``Server/Configuration/maximumLargeBodySize``; asked when
    /// its head is here.
    func takesLargeBody(_ method: Method, path: String, headers: Headers) -> Bool
}

extension RequestHandler {
    public func takesLargeBody(_ method: Method, path: String, headers: Headers) -> Bool { false }
}
