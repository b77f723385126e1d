/// How often people of one address may try what programs try by the thousand. Beyond it they are told to wait.
///
/// An address is that of the browser, or for IPv6 its network of 64 bits; behind a proxy, see `trustedProxies` of the site.
/// Where it is not known nothing is counted.
public struct AttemptLimits: Sendable, Hashable {
    /// New users in an hour.
    public var signUps = 10
    /// Answers in ten minutes to whether a name or an e-mail address is free.
    public var questions = 100

    public init() {}
}
