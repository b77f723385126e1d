/// The proxies whose word about a request is believed: who it is, and where the site lies for whoever asks.
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
