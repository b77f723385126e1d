internal import Glibc

/// Where somebody who gives a name and a password comes from.
///
/// Wrong passwords count where they come from, so that strangers slow down nobody but themselves.
public struct SignInOrigin: Hashable, Sendable {
    /// The address of whoever asks, in digits; empty for the program itself.
    public var address: String

    /// What the browser has been given when somebody signed in on it, see ``Accounts/deviceToken(for:)``.
    public var deviceToken: String?

    public init(address: String = "", deviceToken: String? = nil) {
        self.address = address
        self.deviceToken = deviceToken
    }
}

extension SignInOrigin {
    /// The network for people to read: `2001:db8:0:1::/64`, or the address if it is one of IPv4.
    var shownNetwork: String { network.contains(":") ? network + "::/64" : network }

    /// The address, of an IPv6 address the network half: whoever has one of these has them all.
    var network: String {
        var ip = in6_addr()
        guard inet_pton(AF_INET6, address, &ip) == 1 else { return address }
        return withUnsafeBytes(of: ip) { bytes in
            let isMapped = bytes[0..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
            return isMapped
                ? bytes[12...].map { "\($0)" }.joined(separator: ".")
                : stride(from: 0, to: 8, by: 2)
                    .map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }
                    .joined(separator: ":")
        }
    }
}
