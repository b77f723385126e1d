internal import Glibc
internal import Live

/// How much the pages of a site may take.
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

    public init() {}
}

extension SiteLimits {
    private static let halfOfMemory = max(
        64 << 20, sysconf(CInt(_SC_PHYS_PAGES)) / 2 * sysconf(CInt(_SC_PAGESIZE)))

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
