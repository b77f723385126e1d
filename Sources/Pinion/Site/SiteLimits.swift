internal import Glibc
internal import Live
internal import Server

/// How much browsers, and the pages of a site, may take.
///
/// ```swift
/// site.limits.pagesPerAddress = 2_000
/// ```
/// What is counted is what is in memory for them, about 512 bytes an element and its texts. For a page that does not fit,
/// others go that nobody looks at, of the same browser or address; where there are none, whoever opens it is answered with
/// 429. Above the limit for all, the pages that were not used for longest go, and those of people who are signed in last.
public struct SiteLimits: Sendable, Hashable {
    /// The pages of one browser.
    public var pagesPerBrowser = 64
    /// The elements of all pages of one browser.
    public var elementsPerBrowser = 250_000
    /// The bytes of all pages of one browser.
    public var bytesPerBrowser = 128 << 20
    /// The pages of one address; of IPv6, of one network of 64 bits.
    public var pagesPerAddress = 512
    /// The elements of all pages of one address.
    public var elementsPerAddress = 1_000_000
    /// The bytes of all pages of one address.
    public var bytesPerAddress = 512 << 20
    /// The bytes of all pages: half of the machine's memory unless told otherwise.
    public var bytes = SiteLimits.halfOfMemory
    /// The bytes of a message of a page, or of a form without its files.
    public var messageSize = 64 << 10

    /// Connections and streams at the same time; nil for as many as there are descriptors. They and what follows count where
    /// the site listens itself.
    public var connections: Int?
    /// Connections at the same time from one address.
    public var connectionsPerAddress = 512
    /// Streams at the same time to one address.
    public var streamsPerAddress = 256
    /// How long the head of a request may take, from the connection on, with the handshake of TLS.
    public var headTimeout = Duration.seconds(10)
    /// How long the body of a request may take, or each further quarter of a megabyte of it.
    public var bodyTimeout = Duration.seconds(30)
    /// How long a connection is kept on which nothing is asked.
    public var idleTimeout = Duration.seconds(60)
    /// The bytes of all bodies that are arriving or have not been answered.
    public var bodyMemory = 96 << 20

    public init() {}
}

extension SiteLimits {
    private static let halfOfMemory = max(
        64 << 20, sysconf(CInt(_SC_PHYS_PAGES)) / 2 * sysconf(CInt(_SC_PAGESIZE)))

    func set(_ configuration: inout Server.Configuration) {
        configuration.maximumConnections = connections
        configuration.maximumConnectionsPerAddress = connectionsPerAddress
        configuration.maximumStreamsPerAddress = streamsPerAddress
        configuration.maximumBodyMemory = bodyMemory
        configuration.timeouts.head = headTimeout
        configuration.timeouts.body = bodyTimeout
        configuration.timeouts.idle = idleTimeout
    }

    var ofSessions: SessionLimits {
        var limits = SessionLimits()
        limits.session = Footprint(
            pages: pagesPerBrowser, elements: elementsPerBrowser, bytes: bytesPerBrowser)
        limits.address = Footprint(
            pages: pagesPerAddress, elements: elementsPerAddress, bytes: bytesPerAddress)
        limits.bytes = bytes
        return limits
    }
}

extension Overrun {
    /// The limit, for whoever has come upon it.
    var words: String {
        switch self {
        case .session:
            "This browser has as many pages open here as it may, or they are too large. Close some of them."
        case .address:
            "As many pages are open from your address as may be, or they are too large. Close some, or try again later."
        case .process: "All the memory that this site has for pages is in use. Try again in a moment."
        }
    }
}
