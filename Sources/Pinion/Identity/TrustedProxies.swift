internal import Server

/// The proxies whose word about a request is believed: who it is, and how the
/// browser before it has asked.
///
/// ```swift
/// site.trustedProxies = ["10.0.0.7", "unix"]
/// ```
/// A proxy is named by its address in digits; "unix" stands for all that comes through a Unix socket.
public struct TrustedProxies: Sendable, Hashable, ExpressibleByArrayLiteral {
    private let addresses: Set<String>

    public init(_ addresses: some Sequence<String>) {
        self.addresses = Set(addresses)
    }

    public init(arrayLiteral addresses: String...) {
        self.init(addresses)
    }

    /// Those on this machine: the loopback addresses and Unix sockets.
    public static let thisMachine: TrustedProxies = ["127.0.0.1", "::1", "unix"]

    func include(_ address: String) -> Bool { addresses.contains(address) }
}

extension TrustedProxies {
    /// Takes note of what a proxy says of the browser before it, if it is believed.
    ///
    /// Of a list, the last counts: the proxies before may have been sent it.
    func describe(_ request: inout Request) {
        guard include(request.remoteAddress) else {
            request.client = PeerAddress.counted(request.remoteAddress)
            return
        }
        let steps = ForwardedSteps(request.headers)
        if steps.scheme?.lowercased() == "https" { request.isSecure = true }
        request.forwardedHost = steps.host
        request.client = steps.clients.last { !include($0) }.flatMap(PeerAddress.counted)
    }
}
