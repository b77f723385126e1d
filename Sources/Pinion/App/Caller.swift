internal import Server

/// Where a page was asked for from.
package struct Caller: Sendable {
    /// The address, in digits; empty for a test.
    package let address: String
    /// What the browser was given when somebody signed in on it, as it was sent.
    package let deviceToken: String?

    init() {
        address = ""
        deviceToken = nil
    }

    init(_ request: Request) {
        address = request.remoteAddress
        deviceToken = Cookie.device(of: request)
    }
}
