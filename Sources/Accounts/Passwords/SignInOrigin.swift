/// The browser and the address from which somebody gives a name and a password.
///
/// Wrong passwords count where they come from, so that strangers slow down nobody but themselves.
public struct SignInOrigin: Hashable, Sendable {
    /// What counts as one: an address of IPv4 in digits, or the network of an IPv6 address, `2001:db8:1:2::/64`, since whoever
    /// has one such address has them all. Empty for the program itself.
    public var address: String

    /// What the browser has been given when somebody signed in on it, see ``Accounts/deviceToken(for:)``.
    public var deviceToken: String?

    public init(address: String = "", deviceToken: String? = nil) {
        self.address = address
        self.deviceToken = deviceToken
    }
}
